import type { Language } from '#core/locale.ts';
import type { Market } from '#modules/market/market.ts';

export type Alternate = { readonly hreflang: string; readonly href: string };

type Facts = {
  readonly markets: readonly Market[];
  readonly baseOf: (market: Market) => string;
  readonly pathIn: (language: Language) => string;
};

/**
 * A page that every market has, in all their cultures. Where two markets write the same culture, the one of that country stands
 * for it: search engines take one address for each.
 */
export function marketAlternates({ markets, baseOf, pathIn }: Facts): Alternate[] {
  const byCulture = new Map<string, { href: string; isOfCountry: boolean }>();
  for (const market of markets) {
    for (const language of market.languages) {
      const culture = market.locales[language]?.cultureCode ?? language;
      const isOfCountry = culture.endsWith(`-${market.iso2}`);
      const before = byCulture.get(culture);
      if (before && (before.isOfCountry || !isOfCountry)) continue;
      byCulture.set(culture, { href: `${baseOf(market)}${pathIn(language)}`, isOfCountry });
    }
  }
  return [...byCulture].map(([hreflang, { href }]) => ({ hreflang, href }));
}
