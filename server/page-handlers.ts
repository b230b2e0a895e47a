import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { matchPage } from '#app/addresses/page-addresses.ts';
import { type Language, languages } from '#core/locale.ts';
import { createBoundedMap } from '#platform/bounded-map.ts';
import { buildFor, withPages } from './language-build.ts';

type Handle = ReturnType<typeof createRequestHandler>;

/** A handler has some thirty routes. */
const handlersKept = 300;

/**
 * React Router's handlers: one per language, one for paths without a language, and one for each requested page. The router compares an
 * address with all its routes, five times for a page, which took a tenth of the time of a list page.
 */
export function createPageHandlers(build: ServerBuild, mode: string) {
  const all = [undefined, ...languages].map((language) => {
    const built = buildFor(build, language);
    return [language, { built, whole: createRequestHandler(built, mode) }] as const;
  });
  const byLanguage = new Map<Language | undefined, { built: ServerBuild; whole: Handle }>(all);
  const ofPages = createBoundedMap<string, Handle>(handlersKept);

  function handlerOf(language: Language | undefined, path: string | undefined): Handle | undefined {
    const known = byLanguage.get(language);
    const names = path === undefined ? [] : pagesTo(path);
    if (!known || names.length === 0) return known?.whole;
    return ofPages.getOrMake(`${language} ${names.join(' ')}`, () =>
      createRequestHandler(withPages(known.built, new Set(names)), mode),
    );
  }

  return (
    { language, path }: { language: Language | undefined; path?: string },
    request: Request,
    context: RouterContextProvider,
  ): Promise<Response> => (handlerOf(language, path) as Handle)(request, context);
}

/** The names of the page at a path and of those above it, which the browser learns with it; none if the path has no page. */
export function pagesTo(path: string): string[] {
  if (!matchPage(path)) return [];
  const parts = path.split('/');
  const paths = parts.map((_, at) => parts.slice(0, at + 1).join('/'));
  return paths.flatMap((one) => matchPage(one)?.page.name ?? []);
}
