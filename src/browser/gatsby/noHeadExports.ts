/** Stands in for Gatsby's own of that name, which renders the `Head` that a page exports. */
export function headHandlerForBrowser(): void {}
