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

  addEventListener("click", function (event) {
    if (!event.target.closest(".rw-theme")) return;
    var themes = ["auto", "light", "dark"];
    try { localStorage.theme = themes[(themes.indexOf(localStorage.theme || "auto") + 1) % 3]; } catch (error) { return; }
    location.reload();
  });
})();
