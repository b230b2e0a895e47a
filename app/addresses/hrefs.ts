import { findPage } from '#app/pages.ts';
import type { Language } from '#core/locale.ts';

/** How a language spells the words of addresses. A word that is missing is the same in every language. */
export type Words = Readonly<Record<string, string>>;

type Params = Readonly<Record<string, string>>;

export type Hrefs = (name: string, params?: Params) => string;

/** Links in one language. A page that does not exist, or a parameter that is not given, leads nowhere: `#`. */
export function hrefsIn(language: Language, words: Words): Hrefs {
  return (name, params = {}) => {
    const page = findPage(name);
    if (!page) return '#';
    const parts = translate(page.pattern, words).map((part) =>
      part.startsWith(':') ? encodeURIComponent(params[part.slice(1)] ?? '') : part,
    );
    return parts.includes('') ? '#' : `/${[language, ...parts].join('/')}`;
  };
}

/** A pattern's parts in a language's spelling, parameters as they are. */
export function translate(pattern: string, words: Words): string[] {
  return pattern
    .split('/')
    .filter((part) => part !== '')
    .map((part) => words[part] ?? part);
}
