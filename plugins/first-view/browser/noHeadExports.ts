/** Replaces Gatsby's function of this name, which renders the `Head` export of pages. */
export function headHandlerForBrowser(): void {}
