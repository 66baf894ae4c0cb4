import { openState } from "../domain/time/openState";
import { useNow } from "./useNow";

/** Whether the venue is closed, updated every minute. False until hydration. */
export function useIsClosed({ specialDays, ...usual }: Queries.OpenNowFragment): boolean {
  const now = useNow();
  return now !== null && !openState(now, usual, specialDays)?.isOpen;
}
