import { addDays, dateIn } from '#core/dates.ts';
import type { Language } from '#core/locale.ts';
import { basePartNumber } from '#core/sku.ts';
import { pieceUnit } from '#core/units.ts';
import type { OrderRow } from '#modules/order/order.ts';
import { freightSku } from '#modules/pricing/freight-sku.ts';
import type { Random } from '../random.ts';
import type { DemoArticle } from './article-store.server.ts';
import type { PlannedOrder } from './order-plan.ts';

export const rowStep = 100;

export type Chosen = {
  readonly sku: string;
  readonly size: string;
  readonly quantity: number;
  readonly article: DemoArticle;
  /** Additional data of a row with a wearer, or of a service. */
  readonly more?: Partial<Pick<OrderRow, 'type' | 'parentRowNumber' | 'coworker' | 'service' | 'comment' | 'taken'>>;
};

/** The articles of a demo order. Orders that are delivered in parts or credited get at least two rows. */
export function chosenOf(
  { fate, isWithdrawn, isSmall = false, fewestRows = 1, spends }: PlannedOrder,
  articles: readonly DemoArticle[],
  random: Random,
  isCompany: boolean,
): Chosen[] {
  if (spends !== undefined) return filledUpTo(articles, spends);
  const fewest = ['part-delivered', 'back-ordered', 'credited'].includes(fate) ? 2 : fewestRows;
  const chosen = random.sample(articles, random.int(fewest, isCompany ? 5 : 3)).map((article) => {
    const middle = Math.floor(article.sizes.length / 2);
    const size = article.sizes[Math.max(0, middle - random.int(0, 1))] ?? '';
    const quantity = isCompany ? random.int(1, 6) : random.int(1, 2);
    return { sku: `${article.partNo}${size}`, size, quantity, article };
  });
  if (isSmall) return chosen.slice(0, 1).map((one) => ({ ...one, quantity: 1 }));
  return isWithdrawn ? withWithdrawn(chosen) : chosen;
}

/** Adds the most expensive article that fits, then the next, until none fits. */
function filledUpTo(articles: readonly DemoArticle[], most: number): Chosen[] {
  let left = most;
  const chosen: Chosen[] = [];
  for (const article of articles.toSorted((a, b) => b.price.amount.amount - a.price.amount.amount)) {
    const size = article.sizes[Math.floor(article.sizes.length / 2)] ?? '';
    const quantity = Math.min(2, Math.floor(left / article.price.amount.amount));
    if (quantity === 0) continue;
    chosen.push({ sku: `${article.partNo}${size}`, size, quantity, article });
    left -= quantity * article.price.amount.amount;
  }
  return chosen;
}

const withdrawn = { code: '9900', names: { en: 'Forest green', sv: 'Skogsgrön' } };

/** The last article is in a colour that was removed from the shop since. */
const withWithdrawn = (chosen: readonly Chosen[]): Chosen[] =>
  chosen.map((one, index) =>
    index === chosen.length - 1
      ? {
          ...one,
          sku: `${basePartNumber(one.sku)}${withdrawn.code}${one.size}`,
          article: { ...one.article, colours: withdrawn.names, picture: undefined },
        }
      : one,
  );

export function articleRow(
  { sku, size, quantity, article, more }: Chosen,
  { fate, goods }: PlannedOrder,
  language: Language,
  at: Date,
  isLast: boolean,
): Omit<OrderRow, 'price' | 'rowNumber' | 'cartRowId'> {
  const isLate = fate === 'back-ordered' && isLast;
  const back = addDays(dateIn('UTC', at), 45);
  return {
    parentRowNumber: undefined,
    type: goods === 'external' ? 'ExternalArticle' : 'DefaultArticle',
    sku,
    name: article.names[language] ?? article.names.en ?? '',
    colour: article.colours[language] ?? article.colours.en ?? '',
    size,
    picture: article.picture,
    quantity,
    soldBy: article.soldBy,
    taken: fate === 'refused' || isLate ? 0 : quantity,
    backOrdered: isLate ? quantity : 0,
    nextDeliveryDate: isLate ? back : undefined,
    comment: '',
    coworker: undefined,
    personalPacking: false,
    ...more,
  };
}

export const freightRow = (price: OrderRow['price'], rowNumber: number): OrderRow => ({
  rowNumber,
  cartRowId: undefined,
  parentRowNumber: undefined,
  type: 'FreightArticle',
  sku: freightSku,
  name: '',
  colour: '',
  size: '',
  picture: undefined,
  quantity: 1,
  soldBy: pieceUnit,
  taken: 0,
  backOrdered: 0,
  nextDeliveryDate: undefined,
  comment: '',
  coworker: undefined,
  personalPacking: false,
  price,
});
