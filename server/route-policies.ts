import { matchPage, routerPath } from '#app/addresses/page-addresses.ts';
import { pages as allPages, type Page } from '#app/pages.ts';
import { languages } from '#core/locale.ts';
import type { RoutePolicy } from '#modules/route-policy.ts';
import { type ApiCall, indexPaths } from '#platform/http/path-index.ts';
import { isApi } from './path-kinds.ts';

/** Undefined: nothing is loosened. */
export type FindPolicy = (path: string, method: string) => RoutePolicy | undefined;

export type DeclaredCall = ApiCall & { readonly policy?: RoutePolicy | undefined };

type Declared = {
  readonly calls: readonly DeclaredCall[];
  readonly pages?: readonly Page[];
  readonly pageAt?: (path: string) => Page | undefined;
};

/**
 * What the route at a path has declared. Nearly all have declared nothing, and every request asks: those that have are looked
 * up first, and only where one of them fits is it asked whether another route goes before it.
 */
export function createPolicies({ calls, pages = allPages, pageAt = whichPage }: Declared): FindPolicy {
  const declared = indexPaths([
    ...calls.filter(({ policy }) => policy !== undefined),
    ...pages.filter(({ policy }) => policy !== undefined).flatMap(pathsOf),
  ]);
  const all = indexPaths(calls);
  return (path, method) => {
    if (!declared.find(path)) return undefined;
    // Data requests are our own pages', and never come from outside.
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
