import { requestTimeoutMs } from '#core/timings.ts';
import { readBody } from './http-body.ts';

/** An error response of a partner, with details for diagnosis. */
export class HttpFailure extends Error {
  override name = 'HttpFailure';
  readonly status: number;
  readonly statusText: string;
  readonly body: unknown;

  constructor(status: number, statusText: string, body: unknown) {
    super(`the call failed with ${status} ${statusText}`);
    this.status = status;
    this.statusText = statusText;
    this.body = body;
  }
}

type HttpRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as a bearer token; without it there is no Authorization header. */
  token?: string;
  json?: unknown;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
  timeoutMs?: number;
  signal?: AbortSignal;
};

export type HttpClient = { call(url: string, request?: HttpRequest): Promise<unknown> };

/** Client for calls to other systems. Rejects with HttpFailure, or with the abort reason after 30 s by default. */
export function createHttpClient(): HttpClient {
  return {
    call: async (
      url,
      { method = 'GET', token, json, headers = {}, body, timeoutMs = requestTimeoutMs, signal } = {},
    ) => {
      const limit = AbortSignal.timeout(timeoutMs);
      const content = json === undefined ? body : JSON.stringify(json);
      const response = await fetch(url, {
        method,
        headers: {
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(content !== undefined && { body: content }),
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
      const answer = await readBody(response);
      if (!response.ok) throw new HttpFailure(response.status, response.statusText, answer);
      return answer;
    },
  };
}
