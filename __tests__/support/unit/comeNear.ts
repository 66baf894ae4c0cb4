import { act } from "@testing-library/react";

/** Tells every place that is waited for that it has come near, or that it is still far away. */
export function comeNear(isIntersecting = true): void {
  const { calls } = (window.IntersectionObserver as jest.Mock).mock;
  act(() => {
    for (const [callback] of calls) callback([{ isIntersecting }]);
  });
}
