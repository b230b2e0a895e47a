import { data, type LoaderFunctionArgs, type ServerBuild } from 'react-router';
import { builtLanguage, routerPath } from '#app/addresses/page-addresses.ts';
import { awayContext, shopContext, type Verdict, verdictContext, visitContext } from '#app/context.ts';
import { packLoaded } from '#app/packed/packed-data.ts';
import { findPage, type Page } from '#app/pages.ts';
import { isLanguage, type Language } from '#core/locale.ts';
import { mayOpen } from '#modules/auth/access.ts';
import { isAway } from '#modules/is-away.server.ts';
import type { Visit } from '#modules/visit.ts';

type Route = Exclude<ServerBuild['routes'][string], undefined>;
type Address = { id: string; path?: string | undefined };

/**
 * The build with the pages of one language, or of none: matching fourteen spellings of each page would cost each
 * request two milliseconds. Access checks are added here to every loader and action, so that no page can miss them.
 */
export function buildFor(build: ServerBuild, language: Language | undefined): ServerBuild {
  const spell = <T extends Address>(routes: Record<string, T | undefined>) =>
    Object.values(routes).flatMap((route) => (route ? spelled(route, language) : []));
  const byId = <T extends Address>(routes: readonly T[]) =>
    Object.fromEntries(routes.map((route) => [route.id, route]));
  return {
    ...build,
    routes: byId(spell(build.routes).map(watched)),
    assets: { ...build.assets, routes: byId(spell(build.assets.routes)) },
  };
}

/** A route as it is in a language. The build has each page in one of them; language-independent routes stay as they are. */
function spelled<T extends Address>(route: T, language: Language | undefined): T[] {
  const name = nameOfPage(route.id);
  if (name === undefined) return [route];
  if (language === undefined) return [];
  const page = findPage(name);
  const path = page ? routerPath(page, language) : route.path?.replace(builtLanguage, language);
  return [{ ...route, id: `${name}.${language}`, path }];
}

/** A build of a language with some of its pages only, without its answers to scripts. */
export function withPages(build: ServerBuild, names: ReadonlySet<string>): ServerBuild {
  const few = <T extends Address>(routes: Record<string, T | undefined>) =>
    Object.fromEntries(
      Object.entries(routes).filter(([id]) => {
        const name = nameOfPage(id);
        return name === undefined || name === contentPage || names.has(name);
      }),
    );
  return { ...build, routes: few(build.routes), assets: { ...build.assets, routes: few(build.assets.routes) } };
}

/** Pages of editors have one route for all addresses that no other page has. */
const contentPage = 'contentPage';

/** Pages have ids like `product.sv`; language-independent routes have no suffix. */
function nameOfPage(id: string): string | undefined {
  const [name, language = ''] = id.split('.');
  return isLanguage(language) ? name : undefined;
}

function watched(route: Route): Route {
  const { loader, action } = route.module;
  const name = nameOfPage(route.id);
  const watch = (run: Handler): Handler => tellRequestId(name === undefined ? run : guard(run, findPage(name)));
  return {
    ...route,
    module: {
      ...route.module,
      ...(loader && { loader: packing(watch(loader)) }),
      ...(action && { action: watch(action) }),
    },
  };
}

const packing =
  (run: Handler): Handler =>
  async (args: LoaderFunctionArgs) =>
    packLoaded(await run(args), args.context.get(visitContext));

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
