// The rulebooks' own lines, which only the machine of somebody who owns the books has: a page asks where the server
// says, by a cookie, that there are any for its reader.
(function () {
  "use strict";
  var folded = document.querySelector("details.passages"), html = document.documentElement;
  if (!folded || !/(^|; )rulewright-passages=1/.test(document.cookie)) return;
  function told(kind, words, language) {
    var made = document.createElement(kind);
    made.textContent = words;
    made.lang = language;
    return made;
  }
  var root = new URL(html.dataset.content_root, location.href);
  var id = location.pathname.slice(root.pathname.length).replace(/\/(index\.html)?$/, "");
  fetch(new URL("../../passages/" + id + "?lang=" + html.lang, root)).then(function (answer) {
    return answer.ok ? answer.json() : [];
  }).then(function (books) {
    books.forEach(function (book) {
      var figure = document.createElement("figure");
      figure.append(told("figcaption", book.title, book.titled_in), told("blockquote", book.lines, book.language));
      folded.append(figure);
      folded.hidden = false;
    });
  }).catch(function () { /* pages that are kept on the device have no server */ });
})();
