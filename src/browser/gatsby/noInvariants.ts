/** Gatsby's router checks how it is called, and only Gatsby calls it. */
export default function invariant(): void {}
