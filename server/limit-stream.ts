import type { Context, MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#modules/api.server.ts';

type Options = { maxSize: number; onError: (c: Context<ApiEnv>) => Response | Promise<Response> };

/** Like Hono's own limit, which reads a body of unknown length into memory; this one counts it as it passes. */
export function limitStream({ maxSize, onError }: Options): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const length = c.req.header('content-length');
    if (length !== undefined && Number(length) > maxSize) return onError(c);
    const { body } = c.req.raw;
    if (!body) return next();
    let size = 0;
    const counted = body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, controller) => {
          size += chunk.byteLength;
          if (size > maxSize) controller.error(new Error(`the body has more than ${maxSize} bytes`));
          else controller.enqueue(chunk);
        },
      }),
    );
    // The types know the browser's fetch, where only the server's needs to be told that it answers after reading.
    const streaming: RequestInit & { duplex: 'half' } = { body: counted, duplex: 'half' };
    c.req.raw = new Request(c.req.raw, streaming);
    await next();
    if (size > maxSize) c.res = await onError(c);
  };
}
