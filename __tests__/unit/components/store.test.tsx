import { act, render, screen } from "@testing-library/react";
import { createStore, useStore } from "../../../src/components/store";

const greeting = createStore("Hello");
const Greeting = () => <p>{useStore(greeting)}</p>;

describe("a store", () => {
  it("is shown by components, and outlives them", () => {
    const { unmount } = render(<Greeting />);
    expect(screen.getByText("Hello")).toBeInTheDocument();
    act(() => greeting.set("Good night"));
    expect(screen.getByText("Good night")).toBeInTheDocument();
    unmount();
    render(<Greeting />);
    expect(screen.getByText("Good night")).toBeInTheDocument();
  });

  it("calls its listeners at each change until they stop", () => {
    const store = createStore(0);
    const listener = jest.fn();
    const stop = store.subscribe(listener);
    store.set(1);
    stop();
    store.set(2);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
