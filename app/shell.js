// Before the calculators are there: the colours chosen in the reference, and what is typed but not yet worked out.
(function () {
  "use strict";
  var root = document.documentElement;
  // Streamlit keeps its colours under a name of its own.
  try {
    var names = { light: "Light", dark: "Dark" }, theme = names[localStorage.theme];
    var key = "stActiveTheme-" + location.pathname + "-v2";
    if (theme) localStorage.setItem(key, JSON.stringify(theme));
    else localStorage.removeItem(key);
    if (theme) root.style.colorScheme = localStorage.theme;
  } catch (error) { /* private windows may refuse */ }

  // An answer belongs to the form unless something is typed that has not been sent, or the network is gone.
  addEventListener("input", function (event) {
    if (event.target.closest('[data-testid="stNumberInput"], [data-testid="stTextInput"], [data-testid="stTextArea"]')) {
      root.dataset.typing = "";
    }
  }, true);
  addEventListener("offline", function () { root.dataset.offline = ""; });
  addEventListener("online", function () { delete root.dataset.offline; });
  new MutationObserver(function (changes) {
    if (changes.some(function (each) { return each.oldValue === "running"; })) delete root.dataset.typing;
  }).observe(root, { attributeFilter: ["data-test-script-state"], attributeOldValue: true, subtree: true });

  addEventListener("click", function (event) {
    if (!event.target.closest(".rw-theme")) return;
    var themes = ["auto", "light", "dark"];
    try { localStorage.theme = themes[(themes.indexOf(localStorage.theme || "auto") + 1) % 3]; } catch (error) { return; }
    location.reload();
  });
})();
