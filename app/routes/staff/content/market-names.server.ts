import { marketList } from '#modules/market/markets.ts';
import type { Visit } from '#modules/visit.ts';

/** The markets by code, with their names in the visitor's language. */
export function marketNames({ language }: Pick<Visit, 'language'>): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return marketList.map(({ code, iso2 }) => ({ code, name: names.of(iso2) ?? iso2 }));
}
