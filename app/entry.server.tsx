import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { isAway } from '#modules/is-away.server.ts';
import { awayContext, markupContext, nonceContext, shopContext, visitContext } from './context.ts';
import { withLoadedData } from './packed/packed-data.ts';
import { type PageState, packPage, withState } from './packed/page-state.ts';
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
  const nonce = context.get(nonceContext);
  const state = packPage(router.staticHandlerContext);
  const loaded = withLoadedData(router);
  const documentWith = (state: PageState) => (
    <ServerRouter context={withState(loaded, state)} url={request.url} {...(nonce !== undefined && { nonce })} />
  );
  const html = state.isWhole ? renderWhole(documentWith(state), context.get(markupContext)) : undefined;
  if (html === undefined)
    return streamDocument(documentWith({ ...state, isWhole: false }), { request, status, headers, context });
  // A compressed page would have another length.
  if (request.method !== 'HEAD') headers.set('content-length', String(html.length));
  return new Response(html, { status, headers });
}

type Answer = {
  request: Request;
  status: number;
  headers: Headers;
  context: Readonly<RouterContextProvider>;
};

/** Streams a document as soon as its shell is ready. Search engines and the page cache get the complete document. */
function streamDocument(document: ReactElement, { request, status, headers, context }: Answer): Promise<Response> {
  const nonce = context.get(nonceContext);
  const isWhole = nonce === undefined || isbot(request.headers.get('user-agent') ?? '');
  const readyEvent = isWhole ? 'onAllReady' : 'onShellReady';
  return new Promise((resolve, reject) => {
    let code = status;
    const { pipe, abort } = renderToPipeableStream(document, {
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
    });
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
