import { readCategoryNames } from '../approval-rules/rule-words.server.ts';
import { cultureOf } from '../market/culture.ts';
import { createDayFormat } from '../market/day-format.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import { createQuantityFormat } from '../market/quantity-format.ts';
import type { Order } from '../order/order.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { listExcess, type NotedExcess } from './excess-store.server.ts';

type SayingShop = Pick<Shop, 'db' | 'snapshots' | 'log' | 'texts'>;
type Speaker = Pick<Visit, 'market' | 'language'>;

export type ExcessText = { readonly text: string; readonly rowNumbers: readonly number[] };

/** Whose allowance it is; undefined: the buyer's. */
type WearerExcessText = ExcessText & { readonly wearer: string | undefined };

/** Words for an excess: "Trousers: 2 of 2 used in the period to 31 Dec 2026; this order has 1 more". */
export async function readExcessWords(shop: Omit<SayingShop, 'db'>, speaker: Speaker) {
  const names = await readCategoryNames(shop, speaker);
  const culture = cultureOf(speaker);
  const dayOf = createDayFormat(culture);
  const number = createQuantityFormat(culture, speaker.market.currency);
  return ({ category, pieces, used, wanted, lastDay }: NotedExcess): string =>
    shop.texts.say(speaker.language, 'allowance', 'above', {
      category: names.get(category) ?? category,
      pieces,
      used: number(used),
      wanted: number(wanted),
      until: dayOf(lastDay),
    }) ?? '';
}

/** The allowances that make orders wait for approval, as they were noted. The caller checks who may see the orders. */
export async function sayExcess(
  shop: SayingShop,
  speaker: Speaker,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly WearerExcessText[]>> {
  const noted = await listExcess(shop.db, orderIds);
  if (noted.size === 0) return new Map();
  const textOf = await readExcessWords(shop, speaker);
  return new Map(
    [...noted].map(([orderId, all]) => [
      orderId,
      all.map((one) => ({ text: textOf(one), rowNumbers: one.rowNumbers, wearer: one.wearer })),
    ]),
  );
}

/** The same for one order, each with the rows concerned. */
export async function sayExcessOf(
  shop: SayingShop,
  language: Visit['language'],
  { id, rows, marketId }: Pick<Order, 'id' | 'rows' | 'marketId'>,
): Promise<readonly string[]> {
  const market = findMarketBySiteId(marketId);
  const said = market && (await sayExcess(shop, { market, language }, [id])).get(id);
  return (said ?? []).map((one) => withRows(one, rows));
}

/** With the rows: "... 1 more (Trousers Fen, 52, Olle Berg)". */
export function withRows({ text, rowNumbers }: ExcessText, rows: Order['rows']): string {
  const named = rows
    .filter(({ rowNumber }) => rowNumbers.includes(rowNumber))
    .map(({ name, size, coworker }) => [name, size, coworker?.name].filter(Boolean).join(', '));
  return named.length > 0 ? `${text} (${named.join('; ')})` : text;
}
