// Remembers the reader's language, game and colours, keeps query, section and folds when the language changes, copies.
// The site works without it.
(function () {
  "use strict";
  function keep(name, value) {
    try { localStorage.setItem(name, value); } catch (error) { /* private windows may refuse */ }
  }
  function kept(name) {
    try { return localStorage.getItem(name); } catch (error) { return null; }
  }

  // The section that the reader looks at, in the other language too: ids are the same in all of them.
  function sectionInView() {
    var found = "";
    document.querySelectorAll("article section[id][class], article details[id]").forEach(function (section) {
      if (section.getBoundingClientRect().top < 160 && !section.matches(".letter")) found = section.id;
    });
    return scrollY > 80 && found ? "#" + found : location.hash;
  }
  document.querySelectorAll(".languages a, .translations a").forEach(function (link) {
    link.addEventListener("click", function () {
      keep("rulewright-language", link.lang);
      var above = new URL("../", new URL(document.documentElement.dataset.content_root, location.href)).pathname.replace(/(.)\/$/, "$1");
      document.cookie = "rulewright-language=" + link.lang + "; path=" + above + "; max-age=31536000; samesite=lax";
      link.search = location.search;
      link.hash = sectionInView();
      keepForTab("rulewright-open", folds().flatMap(function (fold, place) { return fold.open ? [place] : []; }).join(" "));
    });
  });
  // Pages have the same folds in every language, so those that were open are open again.
  function folds() { return Array.from(document.querySelectorAll("main details")); }
  function keepForTab(name, value) {
    try { sessionStorage.setItem(name, value); } catch (error) { /* private windows may refuse */ }
  }
  function taken(name) {
    try {
      var value = sessionStorage.getItem(name);
      sessionStorage.removeItem(name);
      return value;
    } catch (error) { return null; }
  }
  var opened = taken("rulewright-open");
  if (opened !== null) {
    folds().forEach(function (fold, place) { fold.open = opened.split(" ").includes(String(place)); });
  }

  var button = document.querySelector(".theme-button");
  var themes = ["auto", "light", "dark"];
  function label() { button.textContent = button.dataset[document.body.dataset.theme]; }
  button.addEventListener("click", function () {
    var next = themes[(themes.indexOf(document.body.dataset.theme) + 1) % themes.length];
    document.body.dataset.theme = next;
    keep("theme", next);
    label();
  });
  if (!themes.includes(document.body.dataset.theme)) document.body.dataset.theme = "auto";
  label();
  button.hidden = false;

  var current = document.querySelector(".sidebar-chapters [aria-current]");
  var drawer = document.getElementById("navigation");
  if (current && drawer.scrollHeight > drawer.clientHeight) {
    drawer.scrollTop = current.offsetTop - drawer.clientHeight / 2;
  }

  // Addresses are copied whole; where the browser gives no clipboard (a phone in the local network), by selection.
  function copy(source) {
    var text = source.href || source.textContent;
    if (navigator.clipboard && isSecureContext) return navigator.clipboard.writeText(text);
    var field = document.createElement("textarea");
    field.value = text;
    field.style.position = "fixed";
    document.body.append(field);
    field.select();
    var done = document.execCommand("copy");
    field.remove();
    return done ? Promise.resolve() : Promise.reject();
  }
  document.querySelectorAll("button[data-copy]").forEach(function (each) {
    var words = each.querySelector("span"), before = words.textContent;
    each.hidden = false;
    each.addEventListener("click", function () {
      copy(document.querySelector(each.dataset.copy)).then(function () {
        words.textContent = each.dataset.done;
        setTimeout(function () { words.textContent = before; }, 4000);
      }, function () { getSelection().selectAllChildren(document.querySelector(each.dataset.copy)); });
      each.focus();
    });
  });

  // A difference is opened by a link to it.
  function open() {
    var id = location.hash.slice(1);
    try { id = decodeURIComponent(id); } catch (error) { /* a link may end with anything */ }
    var target = document.getElementById(id);
    if (target && target.matches("details")) target.open = true;
  }
  addEventListener("hashchange", open);
  open();

  // With several games, the one read last comes first.
  var game = document.body.dataset.game;
  if (game) keep("rulewright-game", game);
  var last = document.querySelector("[data-game='" + CSS.escape(kept("rulewright-game") || "") + "']");
  var section = last && document.querySelector(".front > .game") && document.getElementById(last.dataset.game);
  if (section) {
    last.setAttribute("aria-current", "true");
    document.querySelector(".front > .game").before(section);
  }
})();
