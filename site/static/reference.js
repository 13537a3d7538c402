// Remembers the reader's language and colours. The site works without it.
(function () {
  "use strict";
  function keep(name, value) {
    try { localStorage.setItem(name, value); } catch (error) { /* private windows may refuse */ }
  }

  document.querySelectorAll(".languages a").forEach(function (link) {
    link.addEventListener("click", function () { keep("rulewright-language", link.lang); });
  });

  var button = document.querySelector(".theme-button");
  var themes = ["auto", "light", "dark"];
  function label() { button.textContent = button.dataset[document.body.dataset.theme] || button.dataset.auto; }
  button.addEventListener("click", function () {
    var next = themes[(themes.indexOf(document.body.dataset.theme) + 1) % themes.length];
    document.body.dataset.theme = next;
    keep("theme", next);
    label();
  });
  label();
  button.hidden = false;

  var current = document.querySelector(".sidebar-chapters [aria-current]");
  var drawer = document.getElementById("navigation");
  if (current && drawer.scrollHeight > drawer.clientHeight) {
    drawer.scrollTop = current.offsetTop - drawer.clientHeight / 2;
  }
})();
