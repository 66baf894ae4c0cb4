import { whatsOnWebpackSettings } from "../../../../src/build/whatsOn/webpackSettings";
import { changedFiles } from "../../../support/unit/siteContent";

const empty = changedFiles(({ comingEvents, notices }) => {
  comingEvents.events = [];
  notices.notices = [];
});

const full = changedFiles(({ comingEvents, notices }) => {
  const [starts, ends] = ["2096-02-03 18:00", "2096-02-03 23:00"];
  comingEvents.events = [{ id: "cup", title: "Cup", description: "A cup.", starts, ends }];
  notices.notices = [{ text: "Closed.", from: starts, until: ends }];
});

/** Returns the constants that webpack replaces. */
function constantsAt(stage: string, content: typeof full) {
  const define = jest.fn();
  const hook = { stage, plugins: { define } };
  whatsOnWebpackSettings(hook as unknown as Parameters<typeof whatsOnWebpackSettings>[0], content);
  return define.mock.calls[0][0];
}

describe("the code for coming events and notices", () => {
  it("is left out of a build without any", () => {
    expect(constantsAt("build-javascript", empty)).toEqual({
      HAS_COMING_EVENTS: false,
      HAS_NOTICES: false,
    });
  });

  it("is part of a build with some", () => {
    expect(constantsAt("build-html", full)).toEqual({ HAS_COMING_EVENTS: true, HAS_NOTICES: true });
  });

  it("is always part of develop", () => {
    expect(constantsAt("develop", empty)).toEqual({ HAS_COMING_EVENTS: true, HAS_NOTICES: true });
  });
});
