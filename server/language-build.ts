import { data, type LoaderFunctionArgs, type ServerBuild } from 'react-router';
import { awayContext, shopContext, type Verdict, verdictContext, visitContext } from '#app/context.ts';
import { findPage, type Page } from '#app/pages.ts';
import { isLanguage, type Language } from '#core/locale.ts';
import { mayOpen } from '#modules/auth/access.ts';
import { isAway } from '#modules/is-away.server.ts';
import type { Visit } from '#modules/visit.ts';

type Routes = ServerBuild['routes'];
type Route = Exclude<Routes[string], undefined>;

/**
 * The build with the pages of one language, or of none: matching fourteen spellings of each page would cost each
 * request two milliseconds. Access checks are added here to every loader and action, so that no page can miss them.
 */
export function buildFor(build: ServerBuild, language: Language | undefined): ServerBuild {
  const belongs = (id: string) => languageOfId(id) === undefined || languageOfId(id) === language;
  const keep = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => belongs(id)));
  const routes = Object.entries(keep(build.routes)).map(([id, route]) => [id, route && watched(route, id)]);
  return {
    ...build,
    routes: Object.fromEntries(routes) as Routes,
    assets: { ...build.assets, routes: keep(build.assets.routes) },
  };
}

/** Pages have ids like `product.sv`; language-independent routes have no suffix. */
function languageOfId(id: string): string | undefined {
  const ending = /\.([a-z]{2})$/.exec(id)?.[1];
  return ending !== undefined && isLanguage(ending) ? ending : undefined;
}

function watched(route: Route, id: string): Route {
  const { loader, action } = route.module;
  const isPage = languageOfId(id) !== undefined;
  const watch = (run: Handler): Handler => tellRequestId(isPage ? guard(run, findPage(id.slice(0, -3))) : run);
  return {
    ...route,
    module: { ...route.module, ...(loader && { loader: watch(loader) }), ...(action && { action: watch(action) }) },
  };
}

type Handler = NonNullable<Route['module']['loader']>;

/**
 * Uses the route that the router matched instead of parsing the path again, because two parsers could disagree and
 * leave a page unprotected.
 */
function guard(run: Handler, page: Page | undefined): Handler {
  return (args: LoaderFunctionArgs) => {
    const { context, url } = args;
    const verdict = context.get(verdictContext) ?? verdictOf(context.get(visitContext), page, url);
    if (verdict) throw data({ returnTo: verdict.returnTo }, { status: verdict.status });
    return run(args);
  };
}

function verdictOf(visit: Visit, page: Page | undefined, { pathname, search }: URL): Verdict | undefined {
  const returnTo = `${pathname}${search}`;
  if (visit.sessionExpired) return { status: 440, returnTo };
  return page && mayOpen(page, visit.claims) !== 'open' ? { status: 403, returnTo } : undefined;
}

/** Logs the error under the request id, and shows the visitor only that id. */
function tellRequestId(run: Handler): Handler {
  return async (args: LoaderFunctionArgs) => {
    try {
      return await run(args);
    } catch (thrown) {
      if (!(thrown instanceof Error) || args.request.signal.aborted) throw thrown;
      const { requestId } = args.context.get(visitContext);
      if (isAway(thrown)) {
        // The whole page is answered with 503 and logged there.
        args.context.get(awayContext).error = thrown;
        throw data({ requestId }, { status: 503 });
      }
      args.context.get(shopContext).log.error({ err: thrown, requestId }, 'a page failed');
      throw data({ requestId }, { status: 500 });
    }
  };
}
