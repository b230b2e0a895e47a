import type { Language } from '#core/locale.ts';
import type { Market } from '#modules/market/market.ts';

export type Alternate = { readonly hreflang: string; readonly href: string };

type Facts = {
  readonly markets: readonly Market[];
  readonly baseOf: (market: Market) => string;
  /** Undefined if the market does not have the page in this language. */
  readonly pathIn: (language: Language, market: Market) => string | undefined;
};

/**
 * A page in all cultures of the markets that have it. If two markets have the same culture, the market of that country is
 * used: search engines accept one address for each.
 */
export function marketAlternates({ markets, baseOf, pathIn }: Facts): Alternate[] {
  const byCulture = new Map<string, { href: string; isOfCountry: boolean }>();
  for (const market of markets) {
    for (const language of market.languages) {
      const culture = market.locales[language]?.cultureCode ?? language;
      const isOfCountry = culture.endsWith(`-${market.iso2}`);
      const before = byCulture.get(culture);
      const path = pathIn(language, market);
      if (path === undefined) continue;
      if (before && (before.isOfCountry || !isOfCountry)) continue;
      byCulture.set(culture, { href: `${baseOf(market)}${path}`, isOfCountry });
    }
  }
  return [...byCulture].map(([hreflang, { href }]) => ({ hreflang, href }));
}
