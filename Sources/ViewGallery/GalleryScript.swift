// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The script for the controls of a gallery page.
enum GalleryScript {
  static let text = #"""
    "use strict";
    const layouts = {}, waiting = {};
    const find = id => document.getElementById(id);
    const articles = [...document.querySelectorAll("article")];
    let chosen = null, shown = null, inspected = null, selected = -1;

    const gallery = {
      add(name, layout) {
        layouts[name] = layout;
        for (const done of waiting[name] || []) done(layout);
        delete waiting[name];
      }
    };

    // The pictures of a layout are in a separate file, which is loaded when the layout is selected.
    function load(name) {
      if (layouts[name]) return Promise.resolve(layouts[name]);
      return new Promise(done => {
        if (waiting[name]) { waiting[name].push(done); return; }
        waiting[name] = [done];
        const script = document.createElement("script");
        script.src = page.folder + "/" + name + ".js";
        document.head.append(script);
      });
    }

    function picture(layout, example, theme) {
      const [text, ...colors] = example.pictures[theme].map(index => layout.strings[index]);
      const long = text.replace(/[\u0081-\u009f]/g, mark => page.phrases[mark]);
      return long.split("\u0080").map((part, index) => index ? colors[index - 1] + part : part).join("");
    }

    async function show() {
      const name = [find("width").value, find("size").value, find("direction").value].join("-");
      const theme = Number(find("theme").value);
      const choice = chosen = {};
      const layout = await load(name);
      // Another layout or theme was selected while the file was loading.
      if (chosen !== choice) return;
      shown = {name, theme, layout};
      for (const article of articles) {
        const example = layout.examples[article.id];
        article.querySelector(".picture").innerHTML = picture(layout, example, theme);
        // The element around the picture has the label, so the picture itself is hidden from assistive technology.
        const drawing = article.querySelector("svg");
        drawing.removeAttribute("role");
        drawing.setAttribute("aria-hidden", "true");
        article.querySelector(".facts").textContent =
          `${Math.round(example.width)} × ${Math.round(example.height)} points`;
        article.querySelector(".spoken").textContent = example.spoken || "Nothing";
        const findings = article.querySelector(".findings");
        findings.hidden = example.findings.length === 0;
        findings.replaceChildren(...example.findings.map(text => element("li", text)));
      }
      const contrast = page.themes[theme].contrast;
      find("contrast-findings").replaceChildren(contrast.length
        ? listOf(contrast) : element("p", "Every pair of colours that components draw has enough contrast."));
      if (inspected) inspect(inspected, Math.min(selected, example(inspected).views.length - 1));
      document.body.dataset.shown = name + " " + theme;
    }

    function element(name, text) {
      const made = document.createElement(name);
      made.textContent = text;
      return made;
    }

    function listOf(texts) {
      const list = document.createElement("ul");
      list.className = "findings";
      list.append(...texts.map(text => element("li", text)));
      return list;
    }

    function search() {
      const words = find("search").value.toLowerCase().split(/\s+/).filter(word => word);
      let count = 0;
      for (const article of articles) {
        const group = article.closest("section").querySelector("h2").textContent;
        const code = article.querySelector("code");
        const text = [article.id, article.dataset.title, group, code ? code.textContent : ""].join(" ").toLowerCase();
        article.hidden = !words.every(word => text.includes(word));
        count += article.hidden ? 0 : 1;
      }
      for (const section of document.querySelectorAll("section.group"))
        section.hidden = ![...section.querySelectorAll("article")].some(article => !article.hidden);
      find("contrast").hidden = words.length > 0;
      find("count").textContent = count === 1 ? "1 example" : count + " examples";
    }

    const example = article => shown.layout.examples[article.id];
    const name = view => shown.layout.strings[view[1]];
    const number = value => String(Math.round(value * 100) / 100);
    const frame = numbers => `x ${number(numbers[0])}, y ${number(numbers[1])}, ${number(numbers[2])} × ${number(numbers[3])}`;

    // Returns a view's frame in its superview, which is stored only if it can't be computed from their frames in
    // the picture.
    function ownFrame(views, index) {
      const view = views[index];
      if (view.length > 7) return view.slice(7, 11);
      const superview = views.slice(0, index).reverse().find(other => other[0] === view[0] - 1);
      const [x, y] = superview ? superview.slice(2, 4) : [0, 0];
      return [view[2] - x, view[3] - y, view[4], view[5]];
    }

    // Each constraint is a pair of string indexes: its text, then where it was created.
    function constraints(indexes) {
      const texts = indexes.map(index => shown.layout.strings[index]);
      return texts.filter((text, index) => index % 2 === 0)
        .map((text, index) => text + (texts[2 * index + 1] ? ` (${texts[2 * index + 1]})` : ""));
    }

    function inspect(article, index) {
      if (inspected && inspected !== article) inspected.querySelector(".mark").hidden = true;
      inspected = article;
      const views = example(article).views;
      find("inspector").hidden = false;
      find("inspected").textContent = article.dataset.title;
      find("views").replaceChildren(...views.map((view, viewIndex) => {
        const item = document.createElement("li");
        const button = element("button", name(view));
        button.type = "button";
        button.style.marginLeft = Math.min(view[0], 12) * 12 + "px";
        button.style.width = `calc(100% - ${Math.min(view[0], 12) * 12}px)`;
        button.addEventListener("click", () => select(viewIndex));
        item.append(button);
        return item;
      }));
      select(index);
    }

    function select(index) {
      selected = index;
      const view = example(inspected).views[index];
      const mark = inspected.querySelector(".mark");
      const [x, y, width, height] = view.slice(2, 6);
      mark.hidden = false;
      Object.assign(mark.style, {left: x + "px", top: y + "px", width: width + "px", height: height + "px"});
      const list = document.createElement("dl");
      const add = (title, ...texts) => {
        list.append(element("dt", title), ...texts.map(text => element("dd", text)));
      };
      add("View", name(view));
      add("In the picture", frame(view.slice(2, 6)));
      add("In its superview", frame(ownFrame(example(inspected).views, index)));
      add("Constraints", ...(view[6].length ? constraints(view[6]) : ["none; it is positioned by its frame"]));
      find("details").replaceChildren(list);
      [...find("views").querySelectorAll("button")].forEach((button, buttonIndex) =>
        buttonIndex === index ? button.setAttribute("aria-current", "true") : button.removeAttribute("aria-current"));
    }

    function close() {
      if (!inspected) return;
      inspected.querySelector(".mark").hidden = true;
      find("inspector").hidden = true;
      inspected.querySelector(".inspect").focus();
      inspected = null;
      selected = -1;
    }

    for (const article of articles) {
      article.querySelector(".inspect").addEventListener("click", () => {
        inspect(article, 0);
        find("views").querySelector("button").focus();
      });
      article.querySelector(".stage").addEventListener("click", event => {
        const box = article.querySelector(".picture").getBoundingClientRect();
        const [x, y] = [event.clientX - box.x, event.clientY - box.y];
        let hit = 0;
        example(article).views.forEach((view, index) => {
          const [left, top, width, height] = view.slice(2, 6);
          if (x >= left && y >= top && x < left + width && y < top + height) hit = index;
        });
        inspect(article, hit);
      });
    }
    for (const id of ["theme", "width", "size", "direction"]) find(id).addEventListener("change", show);
    find("search").addEventListener("input", search);
    find("close").addEventListener("click", close);
    find("views").addEventListener("keydown", event => {
      const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
      if (!step) return;
      event.preventDefault();
      const buttons = [...find("views").querySelectorAll("button")];
      const next = Math.min(Math.max(buttons.indexOf(document.activeElement) + step, 0), buttons.length - 1);
      buttons[next].focus();
      select(next);
    });
    document.addEventListener("keydown", event => { if (event.key === "Escape") close(); });
    document.querySelector("form").addEventListener("submit", event => event.preventDefault());
    search();
    show().then(() => { if (location.hash.length > 1) find(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView(); });

    """#
}
