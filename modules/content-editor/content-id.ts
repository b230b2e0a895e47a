import { type Language, languages } from '#core/locale.ts';
import { marketList } from '../market/markets.ts';
import type { DocumentPlace } from './draft.ts';

const kinds = ['page', 'dealer-page', 'general'] as const;

/** The place of a text as one part of an address: `se.sv.page.about`, with `all` for all markets. */
export function contentIdOf({ marketId, language, kind, slug }: DocumentPlace): string {
  const market = marketList.find((one) => one.marketId === marketId)?.code ?? 'all';
  return [market, language, kind, slug].join('.');
}

export function placeOfId(id: string): DocumentPlace | undefined {
  const [code, language, kind, slug] = id.split('.');
  const market = marketList.find((one) => one.code === code);
  const known = kinds.find((one) => one === kind);
  if ((!market && code !== 'all') || !known || !slug || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) return undefined;
  if (!(languages as readonly string[]).includes(language ?? '')) return undefined;
  return { marketId: market?.marketId, language: language as Language, kind: known, slug };
}
