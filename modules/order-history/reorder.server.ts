import { refuse } from '#core/result.ts';
import { basePartNumber } from '#core/sku.ts';
import { contextOfRow } from '../assortment/context-of-row.ts';
import { findProduct } from '../assortment/find-product.server.ts';
import { readOffers } from '../assortment/read-offers.server.ts';
import { readStock } from '../assortment/read-stock.server.ts';
import { readViewer } from '../assortment/read-viewer.server.ts';
import { mayBeBought, stockStateOf } from '../assortment/stock-state.ts';
import { type ItemToAdd, readFormerServices } from '../cart/add-to-cart.server.ts';
import { addToCartOnce } from '../cart/add-to-cart-once.server.ts';
import { readNamedCoworkers } from '../cart/coworkers.server.ts';
import type { Order, OrderRow } from '../order/order.ts';
import { type OrderWay, reachOrder } from '../order/reach-order.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { candidatesOf, isSameBuyer, type ReorderLine, reorderableRows } from './reorder.ts';

const mostReplacements = 3;

/** Which rows of an order the visitor can buy again today, and replacements for the others. */
export async function readReorder(shop: Shop, visit: Visit, { order }: { order: Order }): Promise<ReorderLine[]> {
  const rows = reorderableRows(order);
  const offers = await readOffers(
    shop,
    visit,
    rows.map((row) => ({ context: contextOfRow(row) })),
    { mode: 'excl' },
  );
  const isThere = async (sku: string) => mayBeBought(stockStateOf((await readStock(shop, { skus: [sku] }))[0]));
  const said = await readSaidRows(shop, visit, order);
  const products = rows.map((row) => {
    const { services, categories, cut } = offers.get(row.sku, { context: contextOfRow(row) });
    return { services, categories, cut, former: said.get(row.rowNumber)?.formerServices ?? [] };
  });
  const had = await readFormerServices(shop, visit, products);
  const lines: ReorderLine[] = [];
  for (const [at, row] of rows.entries()) {
    const from = { context: contextOfRow(row) };
    const { isSold, slug } = offers.get(row.sku, from);
    const state = !isSold ? 'not-sold' : (await isThere(row.sku)) ? 'sold' : 'sold-out';
    const replacements = [];
    for (const sku of state === 'sold' ? [] : await listCandidates(shop, visit, row)) {
      const offer = offers.get(sku, from);
      if (!offer.isSold || !(await isThere(sku))) continue;
      const colour = offer.colour?.name ?? '';
      replacements.push({ sku, name: offer.name, colour, size: offer.size, picture: offer.colour?.picture });
      if (replacements.length === mostReplacements) break;
    }
    const { rowNumber, sku, name, colour, size, quantity, soldBy, picture } = row;
    const article = { rowNumber, sku, name, colour, size, quantity, soldBy, picture };
    const lostServices = lostOf(order, rowNumber, had[at]);
    lines.push({ ...article, state, slug: isSold ? slug : undefined, lostServices, replacements });
  }
  return lines;
}

const lostOf = ({ rows }: Order, rowNumber: number, had: ReadonlySet<number> | undefined): string[] =>
  rows.flatMap(({ parentRowNumber, service, name }) =>
    parentRowNumber === rowNumber && service && !had?.has(service.serviceArticleId) ? [name] : [],
  );

async function listCandidates(shop: Shop, visit: Visit, row: OrderRow): Promise<string[]> {
  const viewer = await readViewer(shop, visit, { mode: 'excl', context: contextOfRow(row) ?? 'All' });
  const product = await findProduct(shop, visit, viewer, { basePartNo: basePartNumber(row.sku) });
  return product ? candidatesOf(product.colours, row.sku) : [];
}

type Wish = { readonly rowNumber: number; readonly sku: string; readonly quantity: number };

type Input = {
  readonly way: OrderWay;
  /** Identifies the press of the button: a repeated request adds once. */
  readonly press: string;
  readonly wishes: readonly Wish[];
};

/** Allowed for people who may see the order: adds its articles or their substitutes to their own cart, all or none. */
export async function reorder(shop: Shop, visit: Visit, { way, press, wishes }: Input) {
  const reached = await reachOrder(shop, visit, way);
  if (!reached.ok) return reached;
  const { order, isMaintained } = reached.value;
  if (isMaintained) return refuse({ code: 'orders-maintained' });
  if (wishes.length === 0) return refuse({ code: 'reorder-empty' });
  const lines = new Map((await readReorder(shop, visit, { order })).map((line) => [line.rowNumber, line]));
  const rows = await readSaidRows(shop, visit, order);
  const items: ItemToAdd[] = [];
  for (const { rowNumber, sku, quantity } of wishes) {
    const line = lines.get(rowNumber);
    const isSame = line?.state === 'sold' && line.sku === sku;
    if (!isSame && !line?.replacements.some((one) => one.sku === sku)) return refuse({ code: 'sku-not-sold', sku });
    items.push({ sku, quantity, ...rows.get(rowNumber) });
  }
  return addToCartOnce(shop, visit, { press, items });
}

/** Logos and names that were on the garments; undefined without any. */
function servicesOf({ rows }: Order, rowNumber: number): ItemToAdd['formerServices'] {
  const services = rows.flatMap(({ parentRowNumber, service }) =>
    parentRowNumber === rowNumber && service
      ? [
          {
            serviceArticleId: service.serviceArticleId,
            position: service.position,
            parameters: service.written,
            typeface: service.making?.typeface,
            heightMm: service.making?.heightMm,
            ink: service.making?.ink,
            logo: service.making?.logo,
          },
        ]
      : [],
  );
  return services.length > 0 ? services : undefined;
}

type CopiedRow = Pick<ItemToAdd, 'context' | 'coworkerId' | 'comment' | 'formerServices'>;

/**
 * Comment and wearer of each row. They are copied only if the same company or person orders again, without comments about a wearer whom the
 * visitor may not buy for.
 */
async function readSaidRows({ db }: Shop, { claims }: Visit, order: Order): Promise<Map<number, CopiedRow>> {
  const isSame = isSameBuyer(order, claims);
  const wearers = isSame ? order.rows.flatMap(({ coworker }) => coworker?.id ?? []) : [];
  const known = await readNamedCoworkers(db, claims, [...new Set(wearers)]);
  return new Map(
    order.rows.map((row): [number, CopiedRow] => {
      const { rowNumber, coworker, comment } = row;
      const context = contextOfRow(row);
      const isTheirs = coworker === undefined || known.has(coworker.id);
      if (!isSame || !isTheirs) return [rowNumber, { context }];
      const formerServices = servicesOf(order, rowNumber);
      return [rowNumber, { context, coworkerId: coworker?.id, comment: comment || undefined, formerServices }];
    }),
  );
}
