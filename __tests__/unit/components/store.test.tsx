import { act, render, screen } from "@testing-library/react";
import { createStore, useStore } from "../../../src/components/store";

const greeting = createStore("Hello");
const Greeting = () => <p>{useStore(greeting)}</p>;

describe("a store", () => {
  it("updates components, and keeps its value when they unmount", () => {
    const { unmount } = render(<Greeting />);
    expect(screen.getByText("Hello")).toBeInTheDocument();
    act(() => greeting.set("Good night"));
    expect(screen.getByText("Good night")).toBeInTheDocument();
    unmount();
    render(<Greeting />);
    expect(screen.getByText("Good night")).toBeInTheDocument();
  });

  it("calls a listener on each change until it unsubscribes", () => {
    const store = createStore(0);
    const listener = jest.fn();
    const unsubscribe = store.subscribe(listener);
    store.set(1);
    unsubscribe();
    store.set(2);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
