import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { listLeft } from './read-allowances.server.ts';
import { countLeft, readCounting } from './read-left.server.ts';
import { readLeftWords } from './say-left.server.ts';

type SayingShop = Pick<Shop, 'db' | 'snapshots' | 'catalogueThread' | 'log' | 'texts'>;
type Row<Key> = { readonly key: Key; readonly sku: string; readonly wearerId: number };

type Input<Key> = {
  readonly companyId: number;
  readonly rows: readonly Row<Key>[];
  readonly at: Date;
  readonly except?: string | undefined;
};

/**
 * What is left to the wearer of each row, as sentences in the visitor's language: "Trousers: 1 of 2 left until 31 Dec 2026". Nothing is read from
 * the database where the company has set no allowances. The caller checks who may see the wearers.
 */
export async function sayLeftOfRows<Key>(
  shop: SayingShop,
  visit: Visit,
  { companyId, rows, at, except }: Input<Key>,
): Promise<ReadonlyMap<Key, readonly string[]>> {
  const wearerIds = [...new Set(rows.map(({ wearerId }) => wearerId))];
  const skus = rows.map(({ sku }) => sku);
  const counting = rows.length > 0 ? await readCounting(shop, { companyId, wearerIds, skus, at, except }) : undefined;
  if (!counting) return new Map();
  const lefts = await countLeft(shop.db, counting);
  const words = await readLeftWords(shop, visit);
  return new Map(
    rows.map(({ key, sku, wearerId }) => {
      const categories = counting.categoriesOf(sku);
      const theirs = lefts.filter((one) => one.wearerId === wearerId && categories.includes(one.allowance.category));
      return [key, theirs.map((one) => shop.texts.say(visit.language, 'allowance', 'left', words(one)) ?? '')];
    }),
  );
}

/** All that is left to one person, as sentences. The caller checks who may see the person. */
export async function sayLeftTo(
  shop: SayingShop,
  visit: Visit,
  of: { readonly companyId: number; readonly customerId: number },
): Promise<readonly string[]> {
  const lefts = await listLeft(shop, of, visit.now);
  if (lefts.length === 0) return [];
  const words = await readLeftWords(shop, visit);
  return lefts.map((one) => shop.texts.say(visit.language, 'allowance', 'left', words(one)) ?? '');
}
