// Long lists are filtered while one types; tables at a glance are sorted by a column, and two of their rows are put side by
// side. Without JavaScript everything stands there, in its order.
(function () {
  "use strict";
  function element(name, text, attributes) {
    var made = document.createElement(name);
    made.textContent = text || "";
    Object.entries(attributes || {}).forEach(function (each) { made.setAttribute(each[0], each[1]); });
    return made;
  }
  function plain(text) { return text.normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC").toLowerCase(); }

  // What stands in a list, and the groups that are left out with all that is in them.
  document.querySelectorAll(".filter").forEach(function (form) {
    var field = form.querySelector("input"), said = form.querySelector("[role=status]");
    var parts = Array.from(document.querySelectorAll(form.dataset.parts)).map(function (part) {
      return [part, plain((part.matches("section") ? part.querySelector("h2") : part).textContent)];
    });
    var groups = document.querySelectorAll(".letter");
    function filter() {
      var typed = plain(field.value).split(/\s+/).filter(Boolean), left = 0;
      parts.forEach(function (each) {
        each[0].hidden = !typed.every(function (word) { return each[1].includes(word); });
        if (!each[0].hidden) left += 1;
      });
      groups.forEach(function (group) { group.hidden = !group.querySelector("li:not([hidden])"); });
      said.textContent = typed.length ? said.dataset.left.replace("{count}", left) : "";
    }
    field.addEventListener("input", filter);
    form.addEventListener("submit", function (event) { event.preventDefault(); });
    form.hidden = false;
    if (field.value) filter();
  });

  document.querySelectorAll(".table-wrapper.overview").forEach(function (box) {
    var table = box.querySelector("table"), body = table.tBodies[0], rows = Array.from(body.rows);
    var heads = Array.from(table.tHead.rows[0].cells).slice(1);
    var order = new Intl.Collator(document.documentElement.lang, { numeric: true });

    var names = heads.map(function (head) { return head.textContent; });
    heads.forEach(function (head, place) {
      var button = element("button", "", { type: "button", "aria-label": names[place] });
      head.append(" ", button);  // beside the name, which may be a link
      button.addEventListener("click", function () {
        var isDown = head.getAttribute("aria-sort") !== "descending";
        heads.forEach(function (each) { each.removeAttribute("aria-sort"); });
        head.setAttribute("aria-sort", isDown ? "descending" : "ascending");
        rows.slice().sort(function (one, other) {
          var by = order.compare(one.cells[place + 1].textContent, other.cells[place + 1].textContent);
          return isDown ? -by : by;
        }).forEach(function (row) { body.append(row); });
      });
    });

    // Two rows as columns, which fits a phone.
    var compare = document.querySelector(".compare"), choices = compare.querySelectorAll("select");
    var beside = compare.querySelector("table");
    function show() {
      var two = Array.from(choices, function (choice) { return rows[choice.value]; });
      var head = beside.tHead.rows[0];
      head.replaceChildren(element("td"));
      two.forEach(function (row) {
        var cell = element("th", "", { scope: "col" });
        cell.append(...row.cells[0].cloneNode(true).childNodes);
        head.append(cell);
      });
      beside.tBodies[0].replaceChildren(...heads.map(function (each, place) {
        var row = element("tr");
        row.append(element("th", names[place], { scope: "row" }));
        two.forEach(function (one) { row.append(one.cells[place + 1].cloneNode(true)); });
        if (two[0].cells[place + 1].textContent !== two[1].cells[place + 1].textContent) row.className = "differs";
        return row;
      }));
    }
    choices.forEach(function (choice, number) {
      rows.forEach(function (row, place) { choice.append(new Option(row.cells[0].textContent, place, false, place === number)); });
      choice.addEventListener("change", show);
    });
    show();
    compare.hidden = false;
  });

  document.querySelectorAll("button.print").forEach(function (button) {
    button.hidden = false;
    button.addEventListener("click", function () { print(); });
  });
})();
