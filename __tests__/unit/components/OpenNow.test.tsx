import { act, render } from "@testing-library/react";
import { OpenNow } from "../../../src/components/OpenNow";

const hours = { days: "Monday-Sunday", opens: "12:00", closes: "02:00", specialDays: [] };

describe("OpenNow", () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date("2026-11-20T11:58:30+08:00") });
  });

  afterEach(() => jest.useRealTimers());

  it("updates every minute without a reload", () => {
    const { container } = render(<OpenNow {...hours} />);
    expect(container).toHaveTextContent("Opens at 12:00 PM, in 2 min");
    act(() => jest.advanceTimersByTime(30_000));
    expect(container).toHaveTextContent("Opens at 12:00 PM, in 1 min");
    act(() => jest.advanceTimersByTime(60_000));
    expect(container).toHaveTextContent("Open until 2:00 AM");
    act(() => jest.advanceTimersByTime(14 * 60 * 60_000));
    expect(container).toHaveTextContent("Opens at 12:00 PM, in 10 h");
  });

  it("stops its timer when it unmounts", () => {
    const { unmount } = render(<OpenNow {...hours} />);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
