import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { money } from '#core/money.ts';
import { isArticle, type Order } from '#modules/order/order.ts';
import { findOrder } from '#modules/order/order-store.server.ts';
import { namesOf } from '#modules/punchout-document/row-name.ts';
import type { TransferRow } from '#modules/punchout-document/transfer.ts';
import { insertDocument } from '#modules/punchout-log/document-store.server.ts';
import { withoutSecrets } from '#modules/punchout-log/without-secrets.ts';
import { insertProcurementOrder } from '#modules/punchout-order/procurement-order-store.server.ts';
import { demoCompany } from '../companies/companies.ts';
import type { DemoShop } from '../fill-demo.server.ts';
import { type DemoArticle, readArticles } from '../orders/article-store.server.ts';
import { connect } from './fill-systems.server.ts';
import { readLatestOrderId } from './latest-order.server.ts';
import { refusedStory, type StoryDocument, storyOf } from './stories.ts';
import { type DemoSystem, demoSystems, outdatedSystem } from './systems.ts';

/**
 * What the procurement systems sent and received yesterday, so that their checklists have results. Hamnvik's system
 * used a wrong secret. Bastien's company has ordered its returned cart, as an order of the demo world.
 */
export async function fillLog(shop: DemoShop): Promise<void> {
  const lists = demoSystems.map(listOf);
  const articles = await readArticles(shop.db, lists);
  for (const system of demoSystems) {
    const [article] = articles.get(listOf(system)) ?? [];
    const order = system.door === 'cxml' ? await orderOf(shop, system) : undefined;
    const rows = order ? goodsOf(order).map(rowOfOrder) : article ? [rowOfArticle(article)] : [];
    await keep(shop, system, storyOf(system, { rows, order, now: shop.clock.now() }));
    if (order) await noteOrder(shop, system, order);
  }
  await connect(shop, [outdatedSystem]);
  await keep(shop, outdatedSystem, refusedStory(outdatedSystem));
}

const listOf = ({ companyId }: DemoSystem): string => demoCompany(companyId).priceLists[0] ?? '';

async function orderOf({ db }: DemoShop, { companyId }: DemoSystem): Promise<Order | undefined> {
  const id = await readLatestOrderId(db, companyId);
  return id === undefined ? undefined : (await findOrder(db, id))?.order;
}

const classes = { unspsc: '53102700', eclass: undefined };
const plain = { rowIds: [], variant: '', notes: [], leadDays: 1, employeeNo: '', serviceOf: undefined, classes };

/** A cart has no freight, so what came back was without it. */
const goodsOf = ({ rows }: Order) => rows.filter(isArticle);

const rowOfOrder = ({ sku, quantity, name, colour, size, price, soldBy }: Order['rows'][number]): TransferRow => ({
  ...plain,
  sku,
  ...namesOf({ name, colour: { name: colour }, size }),
  quantity,
  unit: soldBy === 'H87' ? 'PCE' : soldBy,
  net: price.total.net,
  taxBasisPoints: price.taxBasisPoints,
});

const pieces = 2;

function rowOfArticle({ partNo, sizes, names, price, soldBy }: DemoArticle): TransferRow {
  const { amount, currency } = price.amount;
  return {
    ...plain,
    sku: `${partNo}${sizes[0] ?? ''}`,
    name: names.en ?? partNo,
    quantity: pieces,
    unit: soldBy === 'H87' ? 'PCE' : soldBy,
    net: money(amount * pieces, currency),
    taxBasisPoints: 0,
  };
}

const dayMs = 24 * 60 * 60_000;

async function keep({ db, clock }: DemoShop, system: DemoSystem, story: readonly StoryDocument[]): Promise<void> {
  const { companyId, customerId, marketId, type } = system;
  for (const [minute, { direction, kind, body, reason = '' }] of story.entries()) {
    const createdAt = new Date(clock.now().getTime() - dayMs + minute * 60_000);
    await insertDocument(db, {
      id: newId(createdAt, randomBytes),
      companyId,
      marketId,
      sessionId: undefined,
      exchange: `demo ${companyId}`,
      people: reason === '' ? [customerId] : [],
      direction,
      protocol: type,
      kind,
      isTrial: false,
      reason,
      body: withoutSecrets(body),
      createdAt,
    });
  }
}

/** Marks the order as one of the procurement system, so that its documents can be requested. */
async function noteOrder({ db, clock }: DemoShop, system: DemoSystem, order: Order): Promise<void> {
  const lines = goodsOf(order).map(({ sku, quantity, soldBy, rowNumber }, index) => ({
    line: index + 1,
    sku,
    quantity,
    unit: soldBy === 'H87' ? 'PCE' : soldBy,
    rowNumbers: [rowNumber],
  }));
  const buyer = { domain: 'NetworkID', identity: system.name };
  const facts = {
    payloadId: `order.${order.orderNo}@buy.example`,
    orderDate: order.createdAt.toISOString().replace('Z', '+00:00'),
    parties: { from: buyer, to: { domain: 'NetworkID', identity: 'YRKE' } },
    lines,
    differences: [],
  };
  const { companyId } = system;
  await insertProcurementOrder(
    db,
    { companyId, orderRef: `PO-${order.orderNo}`, orderId: order.id, facts },
    clock.now(),
  );
}
