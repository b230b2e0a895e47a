import { isRouteErrorResponse } from 'react-router';

export type RouteResults = Readonly<Record<string, { readonly type: 'data' | 'error'; readonly result: unknown }>>;

/** The page that is on the screen, and the request that the router has made. */
type RouterRequest = {
  /** Path and query of the page that is shown. */
  readonly shown: string;
  /** Path and query in the browser's address bar, which Back and Forward change before the page changes. */
  readonly inBar: string;
  readonly asked: string;
  readonly method: string;
};

export type Plan =
  /** Use the responses unchanged. */
  | 'use'
  /** The page is already shown: keep its data. */
  | 'keep-data'
  /** Keep the form with the typed values and its previous response. */
  | 'keep-form'
  /** The page cannot be opened: stay on the current one. */
  | 'stay';

const unavailable = 503;

export const isUnavailable = ({ type, result }: RouteResults[string]): boolean =>
  type === 'error' && isRouteErrorResponse(result) && result.status === unavailable;

/** How to handle the server's responses when some of them say that the shop is unavailable. */
export function planAnswer(results: RouteResults, { shown, inBar, asked, method }: RouterRequest): Plan {
  if (!Object.values(results).some(isUnavailable)) return 'use';
  if (method !== 'GET') return asked === shown ? 'keep-form' : 'stay';
  if (asked === shown) return 'keep-data';
  // Back and Forward have already changed the address, so the error page is shown there, with a button to retry.
  return asked === inBar ? 'use' : 'stay';
}
