// “/” goes to the search from every page; a search box suggests what is found once somebody enters it. On a phone the
// header's box stands over the header while it is used.
(function () {
  "use strict";
  var modules = document.currentScript.src.replace(/[^/]*$/, "search/suggest.js");
  var header = document.querySelector(".site-header");
  var finder = header.querySelector(".find-box");

  function open(event) {
    var field = document.querySelector("main :is(.search-box, .rule-search) [name=q]") || (finder && finder.elements.q);
    if (!field) return;
    event.preventDefault();
    if (finder) header.classList.toggle("finding", finder.contains(field));
    field.focus();
  }
  document.addEventListener("keydown", function (event) {
    if (event.key !== "/" || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target.closest && event.target.closest("input, textarea, select, [contenteditable]")) return;
    open(event);
  });
  header.querySelector(".find").addEventListener("click", function (event) {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) open(event);
  });
  if (finder) {
    finder.addEventListener("focusout", function (event) {
      if (!finder.contains(event.relatedTarget)) header.classList.remove("finding");
    });
    finder.addEventListener("keydown", function (event) {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      finder.elements.q.blur();
      header.querySelector(".find").focus();
    });
  }
  document.querySelectorAll(".search-box").forEach(function (form, number) {
    form.elements.q.addEventListener("focus", function () {
      import(modules).then(function (module) { module.suggest(form, number); }, function () { /* the box works without */ });
    }, { once: true });
  });
})();
