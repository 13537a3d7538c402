// A rule that is executed is tried where it is read: its calculator opens below the link to it.
document.addEventListener("click", function (event) {
  "use strict";
  var link = event.target.closest && event.target.closest("a.try");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  if (link.getAttribute("aria-expanded")) {
    var shown = link.closest(".tools").nextElementSibling;
    shown.hidden = !shown.hidden;
    link.setAttribute("aria-expanded", String(!shown.hidden));
    return;
  }
  link.setAttribute("aria-expanded", "true");
  import(new URL(link.dataset.script, location.href))
    .then(function (calculator) { return calculator.openHere(link); })
    .catch(function () { location.assign(link.href); });
});
