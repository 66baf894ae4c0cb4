/** `1 hour`, `3 hours`. */
function formatCount(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

export const formatHours = (hours: number) => formatCount(hours, "hour", "hours");

export const formatFreeHours = (hours: number) => formatCount(hours, "free hour", "free hours");
