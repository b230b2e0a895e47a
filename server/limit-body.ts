import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ApiEnv } from '#modules/api.server.ts';

type Options = { maxSize: number; onError: (c: Context<ApiEnv>) => Response | Promise<Response> };

/**
 * Hono's body limit. It creates a full Request object with a stream for every body, which takes longer than most calls need to read it; so
 * it is only used for a body of unknown length.
 */
export function limitBody({ maxSize, onError }: Options): MiddlewareHandler<ApiEnv> {
  const counted = bodyLimit({ maxSize, onError });
  return async (c, next) => {
    const length = c.req.header('content-length');
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return counted(c, next);
    return Number(length) > maxSize ? onError(c) : next();
  };
}

/** For large bodies: counts while streaming, where the other one buffers a body of unknown length. */
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
    // The DOM types lack `duplex`, which Node's fetch requires for streams.
    const streaming: RequestInit & { duplex: 'half' } = { body: counted, duplex: 'half' };
    c.req.raw = new Request(c.req.raw, streaming);
    await next();
    if (size > maxSize) c.res = await onError(c);
  };
}
