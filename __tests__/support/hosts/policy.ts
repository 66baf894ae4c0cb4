/** Returns the Content-Security-Policy that a page contains. */
export function policyIn(html: string): string {
  const [, policy = ""] =
    html.match(/<meta http-equiv="Content-Security-Policy" content="([^"]*)">/) ?? [];
  return policy;
}
