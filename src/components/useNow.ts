import { useEffect, useState } from "react";

const MINUTE = 60_000;

/** Returns the time, updated every minute. Null until hydration, because the static page cannot know it. */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function tick() {
      setNow(new Date());
      timer = setTimeout(tick, MINUTE - (Date.now() % MINUTE));
    }
    tick();
    return () => clearTimeout(timer);
  }, []);

  return now;
}
