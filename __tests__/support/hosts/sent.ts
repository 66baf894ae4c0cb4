/** A response that a server has sent. */
export type Sent = {
  /** With the query string. */
  path: string;
  status: number;
  /** The size of the body as sent, so after compression. */
  bytes: number;
  /** When the request came, in ms since 1970. */
  at: number;
};
