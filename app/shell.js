// Before the calculators are there: the colours chosen in the reference, and what is typed but not yet worked out.
(function () {
  "use strict";
  var root = document.documentElement;
  // Streamlit keeps its colours under a name of its own.
  try {
    var theme = { light: "Light", dark: "Dark", __proto__: null }[localStorage.theme];
    var key = "stActiveTheme-" + location.pathname + "-v2";
    if (theme) localStorage.setItem(key, JSON.stringify(theme));
    else localStorage.removeItem(key);
    if (theme) root.style.colorScheme = localStorage.theme;
  } catch (error) { /* private windows may refuse */ }

  // An answer belongs to the form unless something is typed that has not been sent, or the network is gone.
  // A field sends what was typed when it is left and at Enter; from then on Streamlit tells of the work by its state.
  function typedIn(event) {
    return event.target.closest('[data-testid="stNumberInput"], [data-testid="stTextInput"], [data-testid="stTextArea"]');
  }
  function sent(event) {
    if (typedIn(event)) delete root.dataset.typing;
  }
  addEventListener("input", function (event) {
    if (typedIn(event)) root.dataset.typing = "";
  }, true);
  addEventListener("focusout", sent, true);
  addEventListener("keydown", function (event) {
    if (event.key === "Enter" && (event.target.tagName !== "TEXTAREA" || event.ctrlKey || event.metaKey)) sent(event);
  }, true);
  addEventListener("offline", function () { root.dataset.offline = ""; });
  addEventListener("online", function () { delete root.dataset.offline; });

  // The icons are more than all scripts together: they come once the page is drawn, and are no words until then.
  new MutationObserver(function (_, watched) {
    if (!document.querySelector('[data-test-script-state="notRunning"]')) return;
    watched.disconnect();
    var file = document.querySelector('meta[name="rw-icons"]').content;
    var icons = new FontFace("Material Symbols Rounded", 'url("' + file + '") format("woff2")');
    document.fonts.add(icons);
    icons.load().then(function () { root.dataset.icons = ""; });
  }).observe(root, { subtree: true, childList: true, attributeFilter: ["data-test-script-state"] });

  // What the calculators are made of comes while the server is asked what to show.
  addEventListener("load", function () {
    document.querySelector('meta[name="rw-elements"]').content.split(" ").forEach(function (file) {
      var link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = file;
      document.head.append(link);
    });
  });

  // What Streamlit says by itself is English: in its place comes what the server's list says (server/labels.py). Each label
  // is known in all languages, for it may have been replaced before the reader chose another one.
  var labels = null, PLACES = ["aria-label", "title", "placeholder"], OURS = '[data-testid="stHtml"], [data-testid="stMarkdownContainer"]';
  function pattern(words) {
    return new RegExp("^" + words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace("\\{\\}", "(.+)") + "$");
  }
  function read() {
    var list = JSON.parse(document.querySelector('meta[name="rw-labels"]').content), languages = list[""];
    delete list[""];
    labels = { languages: languages, plain: new Map(), open: [] };
    Object.keys(list).forEach(function (english) {
      [english].concat(list[english]).forEach(function (words) {
        if (words.includes("{}")) labels.open.push([pattern(words), list[english]]);
        else if (!labels.plain.has(words)) labels.plain.set(words, list[english]);
      });
    });
  }
  function said(words) {
    var number = labels.languages.indexOf(root.lang), known = labels.plain.get(words.trim()), found;
    if (number < 0) return words;
    if (known) return known[number];
    known = labels.open.find(function (each) { return (found = each[0].exec(words)); });
    return known ? known[1][number].split("{}").join(found[1]) : words;
  }
  function sayOf(element) {
    PLACES.forEach(function (place) {
      var words = element.getAttribute(place), told = words && said(words);
      if (told && told !== words) element.setAttribute(place, told);
    });
  }
  function sayIn(text) {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest("script, style, " + OURS)) return;
    var told = said(text.data);
    if (told !== text.data) text.data = told;
  }
  function sayAll(node) {
    if (node.nodeType === Node.TEXT_NODE) return sayIn(node);
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    var walker = document.createTreeWalker(node, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    do {
      if (walker.currentNode.nodeType === Node.TEXT_NODE) sayIn(walker.currentNode);
      else sayOf(walker.currentNode);
    } while (walker.nextNode());
  }
  new MutationObserver(function (changes) {
    if (!document.body) return;
    if (!labels) read();
    changes.forEach(function (change) {
      if (change.type === "childList") change.addedNodes.forEach(sayAll);
      else if (change.type === "characterData") sayIn(change.target);
      else if (change.target === root) sayAll(document.body);
      else sayOf(change.target);
    });
  }).observe(root, { subtree: true, childList: true, characterData: true, attributeFilter: PLACES.concat("lang") });

  addEventListener("click", function (event) {
    if (!event.target.closest(".rw-theme")) return;
    var themes = ["auto", "light", "dark"];
    try { localStorage.theme = themes[(themes.indexOf(localStorage.theme || "auto") + 1) % 3]; } catch (error) { return; }
    location.reload();
  });
})();
