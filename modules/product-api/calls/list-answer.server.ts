import type { CountedFilters } from '../../assortment/filters.ts';
import type { Card } from '../../assortment/product-list.ts';
import { readCategoryTree } from '../../catalogue/read-navigation.server.ts';
import { picturesPath } from '../../media/picture-address.ts';
import { priceTermsOf } from '../../pricing/wire-prices.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';
import type { Json } from '../add-read.server.ts';
import { wordsOfMarket } from '../market-words.server.ts';
import { asciiJson } from './ascii-json.ts';
import { createFilterWriter } from './filter-text.ts';
import { createResultWriter } from './result-view.ts';
import { createValueWriter } from './value-words.ts';

/** Facts about a list beside its results. */
type ListFacts = {
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly [fact: string]: unknown;
};

export type ListWriter = (
  shop: Pick<Shop, 'snapshots'>,
  visit: Pick<Visit, 'market' | 'language' | 'claims'>,
  cards: readonly Card[],
  facts: ListFacts,
  /** Present if requested. */
  filters?: CountedFilters,
) => Promise<Json>;

/** Builds list responses from cached card texts. One instance serves all calls of an API. */
export function createListWriter(): ListWriter {
  const write = createResultWriter();
  const writeValues = createValueWriter();
  const writeFilters = createFilterWriter();
  return async (shop, visit, cards, facts, filters) => {
    const { market, language } = visit;
    const { nodes } = await readCategoryTree(shop, { market });
    const words = await shop.snapshots.read(wordsOfMarket, market.code);
    const place = { terms: priceTermsOf(visit), categoryIdOf: (code: string) => nodes.get(code)?.id };
    const results = cards.map((card) => write(card, place));
    const flags = new Set<string>();
    let list = '';
    for (const result of results) {
      list += list === '' ? result.json : `,${result.json}`;
      for (const flag of result.flags) flags.add(flag);
    }
    const parametrics = writeValues(words, language, results);
    const rest = asciiJson({
      imageBasePath: picturesPath,
      flags: [...flags],
      currency: market.currency,
      ...facts,
    });
    const counted = filters ? `,"filters":${writeFilters(filters)}` : '';
    return { json: `{"results":[${list}],"parametrics":${parametrics}${counted},${rest.slice(1)}` };
  };
}

/** A page of cards that are all in memory. */
export function pageOfCards(cards: readonly Card[], page: number, pageSize: number) {
  const last = Math.max(1, Math.ceil(cards.length / pageSize));
  const shown = Math.min(page, last);
  return {
    cards: cards.slice((shown - 1) * pageSize, shown * pageSize),
    facts: { total: cards.length, page: shown, pageSize },
  };
}
