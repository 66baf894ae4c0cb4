import { replayEarlyClicks } from "../../../src/browser/earlyClicks";

describe("clicks before React can answer", () => {
  it("are answered afterwards, in their order", () => {
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

  it("are none in develop, where nothing is held back", () => {
    delete window.takeEarlyClicks;
    expect(replayEarlyClicks).not.toThrow();
  });
});
