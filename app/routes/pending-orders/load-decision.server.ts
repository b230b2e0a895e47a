import { routeHref } from '#app/addresses/page-addresses.ts';
import type { DecisionRowView, DecisionView } from '#app/components/pending-orders/pending-view.ts';
import { wordsOf } from '#app/forms/answer-form.server.ts';
import { notFound } from '#app/not-found.ts';
import { stepViewOf } from '#app/routes/cart/step-view.ts';
import { writerFor } from '#app/routes/cart/to-cart-page.ts';
import { daysOf } from '#app/routes/history/to-list-view.ts';
import { parseOrderId } from '#core/ids.ts';
import { displaySku } from '#core/sku.ts';
import { type ExcessText, withRows } from '#modules/allowance/say-excess.server.ts';
import { sayExcessNow } from '#modules/allowance/say-excess-now.server.ts';
import { sayLeftOfRows } from '#modules/allowance/say-rows.server.ts';
import { readViewer } from '#modules/assortment/read-viewer.server.ts';
import { logoWords } from '#modules/logo/chosen-logo.ts';
import { cultureOf } from '#modules/market/culture.ts';
import { createDayFormat } from '#modules/market/day-format.ts';
import { missingPicturePath } from '#modules/media/picture-address.ts';
import type { Order } from '#modules/order/order.ts';
import { type DecisionPage, readDecision } from '#modules/pending-order/read-decision.server.ts';
import { mayChangeLimitOf } from '#modules/people-admin/change-many.server.ts';
import { heldState, type ProductionState } from '#modules/proof-sheet/production-state.ts';
import { readStates } from '#modules/proof-sheet/read-order-proofs.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import { nameOf, positionName, type Speaker } from '#modules/vas/service-words.ts';
import { readServicesOrNone, type Services } from '#modules/vas/services.server.ts';
import type { Visit } from '#modules/visit.ts';
import { withPageNames } from '../order-page/names-in-language.server.ts';
import { freightOf, marketOf, moneyOf, toMoneyView } from './decision-costs.server.ts';
import { sayChanges } from './say-changes.server.ts';
import { taxLinesOf } from './tax-lines.server.ts';

/** The order that an address names, for its decision; 404 where it does not wait for this visitor. */
export async function loadDecision(shop: Shop, visit: Visit, text: string): Promise<DecisionView> {
  const parsed = parseOrderId(text);
  const read = parsed.ok ? await readDecision(shop, visit, { orderId: parsed.value }) : undefined;
  if (!read?.ok) throw notFound();
  const page = read.value;
  const order = await withPageNames(shop, visit, page.order);
  const { metadata, buyer, comment, createdAt, orderNo, owner } = order;
  const money = moneyOf(visit, order);
  const [before, after] = [order.priced.totals.payable, page.now?.order.priced.totals.payable];
  const { hidesPrices, responsible, mayNot, problem } = page;
  // Counted again, because the allowances left to the wearers are also current.
  const excess = await sayExcessNow(shop, visit, { order, rows: page.rows.map(({ row }) => row) });
  const rule = shop.texts.say(visit.language, 'allowance', 'one') ?? '';
  return {
    orderNo,
    proofsHref: order.rows.some(({ service }) => service?.making)
      ? routeHref('orderProofs', visit.language, { orderId: order.id })
      : undefined,
    createdAt,
    buyer: `${buyer.firstName} ${buyer.lastName}`.trim(),
    comment,
    project: metadata.ProjectNumber ?? '',
    reference: metadata.OrderNumber ?? metadata.OrderLabel ?? '',
    rows: toRows(visit, page, order, {
      known: await readServicesOrNone(shop, visit),
      allowances: await readAllowances(shop, visit, page),
      states: await readStates(shop.db, page.order),
      excess,
    }),
    total: hidesPrices ? undefined : money(before),
    totalNow: hidesPrices || !after || after.amount === before.amount ? undefined : money(after),
    changes: page.now ? await sayChanges(shop, visit, page.now) : [],
    seen: page.now?.seen ?? '',
    problem: problem && wordsOf({ shop, visit }, problem),
    mayNot: mayNot && wordsOf({ shop, visit }, mayNot),
    responsible: responsible.who === 'approver' ? 'approver' : responsible.because,
    approver: page.approverName ?? '',
    deputies: page.deputies.map(({ name, until }) => ({ name, until: createDayFormat(cultureOf(visit))(until) })),
    freight: hidesPrices ? undefined : freightOf(page.now?.order ?? order, visit),
    ...taxLinesOf(shop, visit, page.now?.order ?? order),
    ...(hidesPrices && { taxes: [] }),
    ...(await toMoneyView(shop, visit, order, page)),
    mayRaise:
      !mayNot &&
      page.limit !== undefined &&
      owner.kind === 'company' &&
      (await mayChangeLimitOf(shop, visit, owner.customerId)),
    reasons: [...page.reasons, ...excess.map((one) => ({ rule, condition: withRows(one, order.rows) }))],
    swapsFrom: await readSwapsFrom(shop, visit),
    isAgain: page.isAgain,
    reservationEnded: page.reservationEndedAt && daysOf(visit)(page.reservationEndedAt),
  };
}

/** As in the decision itself: the agreed assortment, or everything if the company has none. */
async function readSwapsFrom(shop: Shop, visit: Visit): Promise<DecisionView['swapsFrom']> {
  const { hasAgreement } = await readViewer(shop, visit, { mode: 'excl', context: 'All' });
  return hasAgreement ? 'Agreement' : 'All';
}

/** What the wearers have left beside this order, in the period in which it was sent. */
async function readAllowances(
  shop: Shop,
  visit: Visit,
  { order: { id, owner, buyer, createdAt }, rows }: DecisionPage,
) {
  if (owner.kind !== 'company') return new Map<number, readonly string[]>();
  const asked = rows.map(({ row: { rowNumber, sku, coworker } }) => ({
    key: rowNumber,
    sku,
    wearerId: coworker?.id ?? buyer.id ?? owner.customerId,
  }));
  return sayLeftOfRows(shop, visit, { companyId: owner.companyId, rows: asked, at: createdAt, except: id });
}

type Made = {
  readonly known: Pick<Services, 'find'>;
  readonly states: ReadonlyMap<number, ProductionState>;
  readonly allowances: ReadonlyMap<number, readonly string[]>;
  readonly excess: readonly ExcessText[];
};

function toRows(visit: Visit, { rows, now, hidesPrices }: DecisionPage, order: Order, made: Made): DecisionRowView[] {
  const market = marketOf(visit, order);
  const writer = writerFor({ market, language: visit.language }, order.mode);
  const dayOf = daysOf(visit);
  const priceOf = ({ rowNumber, price }: Order['rows'][number]) =>
    (now?.order.rows.find((one) => one.rowNumber === rowNumber) ?? { price }).price;
  return rows.map(({ row, services, sizes, isSold, onHand, nextDeliveryDate, wearer, bought }) => {
    const { rowNumber, sku, quantity, soldBy, comment, picture } = row;
    const shown = order.rows.find((one) => one.rowNumber === rowNumber) ?? row;
    const price = priceOf(row);
    return {
      rowNumber,
      sku,
      name: shown.name,
      detail: [shown.colour, shown.size].filter(Boolean).join(', '),
      partNo: displaySku(sku),
      picture: picture ?? missingPicturePath,
      quantity,
      soldBy,
      comment,
      wearer,
      bought: { pieces: bought.pieces, day: bought.last && dayOf(bought.last) },
      onHand: market.useProductOnHand ? onHand : undefined,
      expectedOn: nextDeliveryDate,
      isSold,
      allowances: made.allowances.get(rowNumber) ?? [],
      excess: made.excess.flatMap(({ text, rowNumbers }) => (rowNumbers.includes(rowNumber) ? [text] : [])),
      sizes: sizes.map((size) => ({ value: size.sku, label: size.code })),
      price: hidesPrices
        ? undefined
        : { total: writer.side(price.total), steps: price.steps.map((step) => stepViewOf(step, writer)) },
      services: services.map((service) => ({
        rowNumber: service.rowNumber,
        ...serviceWords(service, made.known, { market, language: visit.language }),
        held: heldState(made.states.get(service.rowNumber)),
        total: hidesPrices ? undefined : writer.side(priceOf(service).total),
      })),
    };
  });
}

/** Name and place in the language of the page; the text as it was ordered. */
function serviceWords({ name, comment, service }: Order['rows'][number], known: Made['known'], speaker: Speaker) {
  const article = service && known.find(service.serviceArticleId);
  if (!article) return { name, text: comment };
  const logo = service.making?.logo;
  const place = positionName(article, service.position, speaker);
  return {
    name: nameOf(article, speaker),
    text: [place, logo ? logoWords(logo) : service.lines.join(' / ')].filter((part) => part).join(': '),
  };
}
