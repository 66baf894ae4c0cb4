import { type RefObject, useEffect, useState } from "react";

/** Whether an element has ever been within a margin, such as `300px`, of the viewport. */
export function useNearViewport(ref: RefObject<Element>, margin: string): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setIsNear(true);
      },
      { rootMargin: margin },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, margin]);

  return isNear;
}
