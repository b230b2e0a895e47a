import { data, type MiddlewareFunction, replace } from 'react-router';
import { tellAway } from './away-event.ts';
import { isUnavailable, planAnswer, type RouteResults } from './plan-answer.ts';

type RouterState = {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string };
  readonly actionData: Readonly<Record<string, unknown>> | null;
};

/** The router sets this variable before the first request. Middleware has no other access to the shown page. */
function stateOfRouter(): RouterState {
  const { __reactRouterDataRouter: router } = window as unknown as {
    __reactRouterDataRouter: { readonly state: RouterState };
  };
  return router.state;
}

const addressOf = ({ pathname, search }: { pathname: string; search: string }) => `${pathname}${search}`;

/**
 * Middleware for the browser. While the shop is away (503), the page stays as it is with what was typed, and a notice says what
 * could not be done. Without this, the router would put an error page in its place.
 */
export function createKeepPage(): MiddlewareFunction<RouteResults> {
  let returningTo: string | undefined;
  return async ({ request }, next) => {
    const { location, actionData } = stateOfRouter();
    const shown = addressOf(location);
    const asked = addressOf(new URL(request.url));
    const isReturn = request.method === 'GET' && asked === returningTo;
    returningTo = undefined;
    // Going back to the page that is shown needs no request.
    if (isReturn) return {};
    const results = await next();
    const plan = planAnswer(results, { shown, asked, inBar: addressOf(window.location), method: request.method });
    const entries = Object.entries(results);
    if (plan === 'use') {
      // A successful reload after a refused form does not mean that the form was saved.
      if (request.method !== 'GET' || asked !== shown) tellAway(undefined);
      return results;
    }
    if (plan === 'keep-data') return Object.fromEntries(entries.filter(([, result]) => !isUnavailable(result)));
    tellAway(request.method === 'GET' ? 'page' : 'form');
    if (plan === 'keep-form')
      return Object.fromEntries(
        entries.map(([id]) => [id, { type: 'data', result: data(actionData?.[id], { status: 503 }) }] as const),
      );
    returningTo = shown;
    throw replace(`${shown}${location.hash}`);
  };
}
