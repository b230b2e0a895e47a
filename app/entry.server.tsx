import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { isAway } from '#modules/is-away.server.ts';
import { awayContext, nonceContext, shopContext, visitContext } from './context.ts';

const renderTimeoutMs = 10_000;

/** Streams the page as soon as its shell is ready. Search engines and the page cache get the complete page. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const isWhole = nonce === undefined || isbot(request.headers.get('user-agent') ?? '');
  const readyEvent = isWhole ? 'onAllReady' : 'onShellReady';
  return new Promise((resolve, reject) => {
    let code = status;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={router} url={request.url} {...(nonce !== undefined && { nonce })} />,
      {
        ...(nonce !== undefined && { nonce }),
        [readyEvent]() {
          const body = new PassThrough();
          headers.set('content-type', 'text/html; charset=utf-8');
          if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
          resolve(new Response(createReadableStreamFromReadable(body), { status: code, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError(error: unknown) {
          code = 500;
          handleError(error, { request, context, params: {} });
        },
      },
    );
    setTimeout(abort, renderTimeoutMs).unref();
  });
}

/**
 * Logs a failure with the request's id. A request that the visitor aborted is no failure, nor is a method that no page
 * accepts (405).
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  if (isAway(error)) context.get(awayContext).error = error;
  const { requestId } = context.get(visitContext);
  context.get(shopContext).log.error({ err: error, requestId }, 'a page failed');
};
