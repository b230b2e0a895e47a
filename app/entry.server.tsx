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
import { withLoadedData } from './packed/packed-data.ts';
import { packPage, withState } from './packed/page-state.ts';
import { renderWhole } from './render-whole.tsx';

const renderTimeoutMs = 10_000;

/** Answers with the whole page at once if nothing in it waits, otherwise with a stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  const html = renderAtOnce(router, request.url, context.get(nonceContext));
  if (html === undefined) return streamPage(request, status, headers, router, context);
  const body = Buffer.from(html);
  // A compressed page would have another length.
  if (request.method !== 'HEAD') headers.set('content-length', String(body.length));
  return new Response(body, { status, headers });
}

/** The whole page; undefined if a part of it waits or failed, or if only the router can send its data. */
function renderAtOnce(router: EntryContext, url: string, nonce: string | undefined): string | undefined {
  const state = packPage(router.staticHandlerContext);
  if (state === undefined) return undefined;
  const context = withState(withLoadedData(router), state);
  return renderWhole(<ServerRouter context={context} url={url} {...(nonce !== undefined && { nonce })} />);
}

/** Streams the page as soon as its shell is ready. Search engines and the page cache get the complete page. */
function streamPage(
  ...[request, status, headers, router, context]: Parameters<typeof handleRequest>
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const isWhole = nonce === undefined || isbot(request.headers.get('user-agent') ?? '');
  const readyEvent = isWhole ? 'onAllReady' : 'onShellReady';
  return new Promise((resolve, reject) => {
    let code = status;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={withLoadedData(router)} url={request.url} {...(nonce !== undefined && { nonce })} />,
      {
        ...(nonce !== undefined && { nonce }),
        [readyEvent]() {
          const body = new PassThrough();
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
