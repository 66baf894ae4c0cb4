/** Stands in for Gatsby's function of this name, which renders the `Head` that a page exports. */
export function headHandlerForBrowser(): void {}
