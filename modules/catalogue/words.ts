import type { Language } from '#core/locale.ts';

export type PerLanguage<T> = { readonly [L in Language]?: T };

/** A feed may leave languages out: falls back to the market's main language, then English, then any language. */
export function wordsIn<T>(texts: PerLanguage<T>, language: Language, marketDefault: Language): T | undefined {
  return texts[language] ?? texts[marketDefault] ?? texts.en ?? Object.values(texts)[0];
}

/** Keeps only the languages of the market and fills gaps, so that the data kept per market stays small. */
export function spokenIn<T>(texts: PerLanguage<T>, languages: readonly Language[]): PerLanguage<T> {
  const [marketDefault = 'en'] = languages;
  const spoken = languages.flatMap((language) => {
    const words = wordsIn(texts, language, marketDefault);
    return words === undefined ? [] : [[language, words]];
  });
  return Object.fromEntries(spoken);
}
