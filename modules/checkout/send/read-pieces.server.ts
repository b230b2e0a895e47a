import { type Exceeded, exceededBy } from '../../allowance/allowance.ts';
import type { PiecesWanted } from '../../allowance/hold-allowances.server.ts';
import { countLeft, readCounting } from '../../allowance/read-left.server.ts';
import { readLeftWords, refusalWith } from '../../allowance/say-left.server.ts';
import type { Cart } from '../../cart/cart.ts';
import { coworkerIdOf } from '../../cart/row-metadata.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';
import type { SendRequest } from './sending.ts';

export type SentPieces = PiecesWanted & { readonly exceeded: readonly Exceeded[] };

type Input = Pick<SendRequest, 'waiting'> & {
  readonly cart: Cart;
  /** Rows without a wearer belong to the buyer. */
  readonly buyerId: number | undefined;
  /** People of the company. Rows for others, such as people who have left, belong to the buyer; undefined: everybody is a member. */
  readonly people: ReadonlyMap<number, { readonly name: string }> | undefined;
};

/** What the order would take of allowances in pieces. Without allowances nothing is read from the database. */
export async function readPieces(
  shop: Pick<Shop, 'db' | 'snapshots' | 'catalogueThread' | 'log'>,
  visit: Visit,
  { cart: { owner, rows }, buyerId, people, waiting }: Input,
): Promise<SentPieces | undefined> {
  if (owner.kind !== 'company') return undefined;
  const garments = rows.filter(({ parentId }) => parentId === undefined);
  const wearerOf = (row: (typeof garments)[number]) => {
    const wearerId = coworkerIdOf(row);
    const isThere = wearerId !== undefined && (!people || people.has(wearerId));
    return isThere ? wearerId : (buyerId ?? owner.customerId);
  };
  const counting = await readCounting(shop, {
    companyId: owner.companyId,
    wearerIds: [...new Set(garments.map(wearerOf))],
    skus: garments.map(({ sku }) => sku),
    at: waiting?.createdAt ?? visit.now,
    except: waiting?.id,
  });
  if (!counting) return undefined;
  const wanted = garments.map((row) => ({
    rowId: row.id,
    wearerId: wearerOf(row),
    quantity: row.quantity,
    categories: counting.categoriesOf(row.sku),
  }));
  const refusalOf = refusalWith(await readLeftWords(shop, visit), (id) => people?.get(id)?.name ?? '');
  return { counting, wanted, refusalOf, exceeded: exceededBy(await countLeft(shop.db, counting), wanted) };
}
