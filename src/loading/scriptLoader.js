((sources) => {
  const signs = ["pointerdown", "pointermove", "touchstart", "keydown", "focusin", "scroll"];
  const options = { capture: true, passive: true };
  const earlyClicks = [];

  const load = () => {
    for (const sign of signs) removeEventListener(sign, load, options);
    for (const src of sources.splice(0)) {
      document.head.append(Object.assign(document.createElement("script"), { src }));
    }
  };
  const keepClick = ({ target }) => {
    const button = target.closest("button");
    if (button) earlyClicks.push(button);
  };

  for (const sign of signs) addEventListener(sign, load, options);
  addEventListener("load", () => {
    setTimeout(load, 300);
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName("first-contentful-paint").length > 0) {
        requestAnimationFrame(() => setTimeout(load));
      }
    }).observe({ type: "paint", buffered: true });
  });
  addEventListener("click", keepClick, options);
  window.takeEarlyClicks = () => {
    removeEventListener("click", keepClick, options);
    return earlyClicks.splice(0);
  };
})(JSON.parse(document.currentScript.dataset.sources));
