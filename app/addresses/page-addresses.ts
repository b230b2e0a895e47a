import { findPage, type Page, pages } from '#app/pages.ts';
import { isLanguage, type Language, languages } from '#core/locale.ts';
import { decodePercent } from '#core/percent.ts';
import { hrefsIn, translate, type Words } from './hrefs.ts';
import spellings from './words.json' with { type: 'json' };

const wordsByLanguage = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.fromEntries(Object.entries(spellings).map(([word, spelling]) => [word, spelling[language]])),
  ]),
) as Record<Language, Words>;

export const wordsOf = (language: Language): Words => wordsByLanguage[language];

const hrefs = Object.fromEntries(
  languages.map((language) => [language, hrefsIn(language, wordsOf(language))]),
) as Record<Language, ReturnType<typeof hrefsIn>>;

export const routeHref = (name: string, language: Language, params?: Readonly<Record<string, string>>): string =>
  hrefs[language](name, params);

/** The address of one product, store, group: /{lang}/{suffix}/{id}. */
export function entityRoute(name: string, language: Language, id: string): string {
  const page = findPage(name);
  if (!page) return '#';
  return `/${[language, ...translate(page.suffix, wordsOf(language)), encodeURIComponent(id)].join('/')}`;
}

/** The language of the routes in the build. With all fourteen, the build would compile each page fourteen times. */
export const builtLanguage = 'en' satisfies Language;

/** A page's path in a language as the router knows it: `sv/produkt/:uniqueName`. */
export function routerPath(page: Page, language: Language): string {
  return [language, ...translate(page.pattern, wordsOf(language))].join('/');
}

type Match = { page: Page; language: Language; params: Record<string, string> };

/** The page at a path, in any of the 14 languages. Case-insensitive, like the router. */
export function matchPage(path: string): Match | undefined {
  const [language = '', ...parts] = path.split('/').filter((part) => part !== '');
  if (!isLanguage(language)) return undefined;
  for (const { page, pattern } of patternsIn[language]) {
    const params = fit(pattern, parts);
    if (params) return { page, language, params };
  }
  return undefined;
}

/** Words before parameters, so that `men` is never taken for a category. */
const patternsIn = Object.fromEntries(
  languages.map((language) => {
    const patterns = pages.map((page) => ({ page, pattern: translate(page.pattern, wordsOf(language)) }));
    return [language, patterns.sort((a, b) => rank(a.pattern).localeCompare(rank(b.pattern)))];
  }),
) as Record<Language, { page: Page; pattern: string[] }[]>;

function rank(pattern: readonly string[]): string {
  return pattern.map((part) => (part.startsWith(':') ? '1' : '0')).join('');
}

function fit(pattern: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, word] of pattern.entries()) {
    const part = decodePercent(parts[index] ?? '');
    if (part === undefined) return undefined;
    if (word.startsWith(':')) params[word.slice(1)] = part;
    else if (word.toLowerCase() !== part.toLowerCase()) return undefined;
  }
  return params;
}
