import { type RefObject, useEffect, useState } from "react";

/** Whether a place has come within a margin, such as `300px`, of what the visitor sees. It stays so. */
export function useNearViewport(place: RefObject<Element>, margin: string): boolean {
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
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, margin]);

  return isNear;
}
