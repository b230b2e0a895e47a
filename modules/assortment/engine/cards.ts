import type { Language } from '#core/locale.ts';
import type { Card } from '../product-list.ts';
import type { Assortment } from './assortment.ts';
import type { Engine } from './engine.ts';
import type { ListRow } from './list-answer.ts';
import {
  basePartNoOf,
  cardColourOf,
  priceInList,
  priceOfColours,
  priceOfSku,
  starsOf,
  winningListOf,
} from './product-rows.ts';

type CardOptions = {
  readonly language: Language;
  readonly now: Date;
  /** The public list, where its prices are shown beside the viewer's own. */
  readonly marketPriceList?: string | undefined;
};

/** A result as a list shows it. */
export function cardOf(engine: Engine, assortment: Assortment, row: ListRow, options: CardOptions): Card {
  const { language, now, marketPriceList } = options;
  const { texts, columns } = engine;
  const facts = texts.cardFacts(row.product);
  const colours = row.colours.map((colour) => cardColourOf(engine, assortment, colour, options));
  const stoodFor = row.standsFor === 'product' ? row.colours : row.colours.slice(0, 1);
  const price =
    row.sku === undefined
      ? priceOfColours(engine, assortment, stoodFor, now)
      : priceOfSku(engine, assortment, row.sku, now);
  return {
    basePartNo: basePartNoOf(engine, row.product),
    partNo: colours[0]?.partNo ?? basePartNoOf(engine, row.product),
    name: texts.name(row.product, language),
    slug: texts.slug(row.product, language),
    manufacturerId: columns.products.manufacturerId[row.product] ?? 0,
    primaryCategoryCode: facts.primaryCategory,
    flags: facts.flags,
    colours,
    price,
    priceList: stoodFor.map((colour) => winningListOf(engine, assortment, colour)?.list.code).find((code) => code),
    marketPrice: marketPriceList === undefined ? undefined : priceInList(engine, marketPriceList, stoodFor, now),
    stars: starsOf(engine, row.product),
    standards: facts.standards,
    isSellable: price !== undefined,
  };
}
