import type { Language } from '#core/locale.ts';

export type PerLanguage<T> = { readonly [L in Language]?: T };

/** A feed may leave languages out: the market's own language stands in, then English, then whatever there is. */
export function wordsIn<T>(texts: PerLanguage<T>, language: Language, marketDefault: Language): T | undefined {
  return texts[language] ?? texts[marketDefault] ?? texts.en ?? Object.values(texts)[0];
}

/** Only what a market speaks, with nothing missing: what is kept for each market should be small. */
export function spokenIn<T>(texts: PerLanguage<T>, languages: readonly Language[]): PerLanguage<T> {
  const [marketDefault = 'en'] = languages;
  const spoken = languages.flatMap((language) => {
    const words = wordsIn(texts, language, marketDefault);
    return words === undefined ? [] : [[language, words]];
  });
  return Object.fromEntries(spoken);
}
