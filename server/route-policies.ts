import { matchPage, routerPath } from '#app/addresses/page-addresses.ts';
import { pages as allPages, type Page } from '#app/pages.ts';
import { languages } from '#core/locale.ts';
import type { RoutePolicy } from '#modules/route-policy.ts';
import { type ApiCall, indexPaths } from '#platform/http/path-index.ts';
import { isApi } from './path-kinds.ts';

/** Undefined if the route has no exceptions. */
export type FindPolicy = (path: string, method: string) => RoutePolicy | undefined;

export type DeclaredCall = ApiCall & { readonly policy?: RoutePolicy | undefined };

type PolicySources = {
  readonly calls: readonly DeclaredCall[];
  readonly pages?: readonly Page[];
  readonly pageAt?: (path: string) => Page | undefined;
};

/**
 * Finds the exceptions that a route declares. Few routes have any, and every request needs this: those with a policy
 * are matched first, and only on a match is it checked whether another route takes precedence.
 */
export function createPolicies({ calls, pages = allPages, pageAt = whichPage }: PolicySources): FindPolicy {
  const declared = indexPaths([
    ...calls.filter(({ policy }) => policy !== undefined),
    ...pages.filter(({ policy }) => policy !== undefined).flatMap(pathsOf),
  ]);
  const all = indexPaths(calls);
  return (path, method) => {
    if (!declared.find(path)) return undefined;
    // Data requests come only from our own pages.
    if (!isApi(path)) return path.endsWith('.data') ? undefined : pageAt(path)?.policy;
    const asked = method === 'HEAD' ? 'GET' : method;
    return all.find(path)?.calls.find((call) => call.method === asked)?.policy;
  };
}

const whichPage = (path: string) => matchPage(path)?.page;

const pathsOf = (page: Page): DeclaredCall[] =>
  languages.map((language) => ({
    method: 'GET',
    path: `/${routerPath(page, language).replaceAll(/:(\w+)/g, '{$1}')}`,
    accepts: [],
  }));
