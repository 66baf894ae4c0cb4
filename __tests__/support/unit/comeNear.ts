import { act } from "@testing-library/react";

/** Tells every IntersectionObserver that its element has come near the viewport, or is still far away. */
export function comeNear(isIntersecting = true): void {
  const { calls } = (window.IntersectionObserver as jest.Mock).mock;
  act(() => {
    for (const [callback] of calls) callback([{ isIntersecting }]);
  });
}
