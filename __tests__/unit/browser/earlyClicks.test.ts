import { replayEarlyClicks } from "../../../src/browser/earlyClicks";

describe("replayEarlyClicks", () => {
  it("clicks the buttons that were clicked before hydration, in order", () => {
    const clicked: string[] = [];
    const buttons = ["menu", "send"].map((name) => {
      const button = document.createElement("button");
      button.onclick = () => clicked.push(name);
      return button;
    });
    window.takeEarlyClicks = () => buttons;
    replayEarlyClicks();
    expect(clicked).toEqual(["menu", "send"]);
  });

  it("does nothing in develop, where no script loader keeps clicks", () => {
    delete window.takeEarlyClicks;
    expect(replayEarlyClicks).not.toThrow();
  });
});
