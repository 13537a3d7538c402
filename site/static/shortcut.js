// “/” goes to the search from every page.
document.addEventListener("keydown", function (event) {
  "use strict";
  if (event.key !== "/" || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target.closest && event.target.closest("input, textarea, select, [contenteditable]")) return;
  var field = document.querySelector("input[type=search]");
  var page = document.querySelector("link[rel=search]");
  if (!field && !page) return;
  event.preventDefault();
  if (field) field.focus();
  else location.assign(page.href);
});
