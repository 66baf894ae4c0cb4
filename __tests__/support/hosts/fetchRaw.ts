import { request } from "node:http";

type RawResponse = { status: number; headers: Record<string, string>; body: Buffer };

export type RawRequest = { method?: string; headers?: Record<string, string> };

/** Requests a URL without following redirects or decompressing the body. */
export function fetchRaw(url: string, { method, headers }: RawRequest = {}): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    request(url, { method, headers: { "accept-encoding": "identity", ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on("error", reject)
      .end();
  });
}
