import { isRouteErrorResponse } from 'react-router';

export type RouteResults = Readonly<Record<string, { readonly type: 'data' | 'error'; readonly result: unknown }>>;

/** The page that is on the screen, and the request that the router has made. */
type RouterRequest = {
  /** Path and query of the page that is shown. */
  readonly shown: string;
  /** Path and query in the browser's address bar: after Back and Forward it has moved on already. */
  readonly inBar: string;
  readonly asked: string;
  readonly method: string;
};

export type Plan =
  /** The answers as they came. */
  | 'use'
  /** A page that is shown already keeps the data that it has. */
  | 'keep-data'
  /** A form stays with what was typed, and with the answer it had before. */
  | 'keep-form'
  /** A page that cannot be opened leaves the visitor where they are. */
  | 'stay';

const unavailable = 503;

export const isUnavailable = ({ type, result }: RouteResults[string]): boolean =>
  type === 'error' && isRouteErrorResponse(result) && result.status === unavailable;

/** How to handle the server's responses when some of them say that the shop is unavailable. */
export function planAnswer(results: RouteResults, { shown, inBar, asked, method }: RouterRequest): Plan {
  if (!Object.values(results).some(isUnavailable)) return 'use';
  if (method !== 'GET') return asked === shown ? 'keep-form' : 'stay';
  if (asked === shown) return 'keep-data';
  // Back and Forward have changed the address: there the error page belongs to it, with a button to try again.
  return asked === inBar ? 'use' : 'stay';
}
