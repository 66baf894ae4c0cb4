/** Whether the visitor has not asked for less. */
export const isMotionWanted = () => !matchMedia("(prefers-reduced-motion: reduce)").matches;
