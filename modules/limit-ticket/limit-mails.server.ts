import { isLanguage } from '#core/locale.ts';
import type { Money } from '#core/money.ts';
import type { ShopEvent, Subscriber } from '#platform/events/event.ts';
import { mailEach } from '../approval-mail/mail-each.server.ts';
import type { HrefOf } from '../href-of.ts';
import { cultureOf } from '../market/culture.ts';
import { createCurrencyFormat } from '../market/currency-format.ts';
import { fallbackMarket, findMarketBySiteId } from '../market/find-market.ts';
import { sendLetter } from '../notifications/send-letter.server.ts';
import { findOrder } from '../order/order-store.server.ts';
import { homeOf } from '../order/status-link.server.ts';
import { languageOfAdmin } from '../pending-order/language-of-admin.ts';
import { visitOfAdmin } from '../pending-order/visit-of-admin.server.ts';
import { listAdminsOf } from '../people/membership-store.server.ts';
import { listNamesOf } from '../people/name-store.server.ts';
import { findPersonById } from '../people/person-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { mayDecideTicket } from './decide-ticket.server.ts';
import { limitAsked, limitDecided, limitRaised, raisePayload, ticketPayload } from './limit-ticket-events.ts';
import { findTicket } from './ticket-store.server.ts';

type MailShop = Omit<Shop, 'jobs'>;

/** Mails a new ticket to those who may raise the limit, the answer to its creator, and a raise from a waiting order to its buyer. */
export function limitTicketMails(shop: MailShop, hrefOf: HrefOf): Subscriber[] {
  return [
    { name: 'mail-limit-asked', to: limitAsked, handle: (event) => mailAsked(shop, hrefOf, event) },
    { name: 'mail-limit-decided', to: limitDecided, handle: (event) => mailDecided(shop, hrefOf, event) },
    { name: 'mail-limit-raised', to: limitRaised, handle: (event) => mailRaised(shop, hrefOf, event) },
  ];
}

async function mailAsked(shop: MailShop, hrefOf: HrefOf, { eventId, payload }: ShopEvent): Promise<void> {
  const ticket = await findTicket(shop.db, ticketPayload.parse(payload).ticketId);
  if (ticket?.status !== 'open') return;
  const { customerId, companyId, amount, reason } = ticket;
  const asker = await findPersonById(shop.db, customerId);
  const market = marketOf(shop, asker?.marketId);
  const order = { marketId: market.marketId, language: market.defaultLocale };
  const name = nameOf((await listNamesOf(shop.db, [customerId])).get(customerId));
  const admins = await listAdminsOf(shop.db, companyId);
  await mailEach(shop, { kind: 'mail-limit-asked', eventId }, admins, async (admin) => {
    const visit = await visitOfAdmin(shop.db, admin, { companyId, order, now: shop.clock.now() });
    if (!(await mayDecideTicket(shop, visit, ticket))) return;
    const language = languageOfAdmin(admin, order);
    const home = homeOf(shop.env, order.marketId);
    const url = `${new URL(hrefOf('amountLimitApprove', language), home).href}?ticket=${ticket.id}`;
    const facts = { name, amount: write(amount, { market, language }), reason };
    const letter = { kind: 'limit-asked' as const, eventId: `${eventId}-${admin.customerId}` };
    const about = { companyId, aboutId: customerId, facts: { name }, page: 'amountLimitApprove' };
    const reader = { customerId: admin.customerId, ...about };
    await sendLetter(shop, { ...letter, to: admin.emailAddress, language, url, facts, reader });
  });
}

async function mailDecided(shop: MailShop, hrefOf: HrefOf, { eventId, payload }: ShopEvent): Promise<void> {
  const ticket = await findTicket(shop.db, ticketPayload.parse(payload).ticketId);
  if (!ticket || ticket.status === 'open') return;
  const kind = ticket.status === 'approved' ? ('limit-approved' as const) : ('limit-denied' as const);
  const answer = ticket.answer.trim();
  await mailHolder(shop, hrefOf, { ...ticket, kind, eventId, facts: { answer, hasAnswer: answer ? 'yes' : 'no' } });
}

async function mailRaised(shop: MailShop, hrefOf: HrefOf, { eventId, payload }: ShopEvent): Promise<void> {
  const { orderId, amount, currency } = raisePayload.parse(payload);
  const order = (await findOrder(shop.db, orderId))?.order;
  if (order?.owner.kind !== 'company') return;
  const facts = { orderNo: order.orderNo };
  await mailHolder(shop, hrefOf, {
    ...order.owner,
    kind: 'limit-raised',
    eventId,
    amount: { amount, currency },
    facts,
  });
}

type ToHolder = {
  readonly customerId: number;
  readonly companyId: number;
  readonly kind: 'limit-approved' | 'limit-denied' | 'limit-raised';
  readonly eventId: string;
  readonly amount: Money;
  readonly facts: Record<string, string>;
};

/** To the person whose limit it is. */
async function mailHolder(
  shop: MailShop,
  hrefOf: HrefOf,
  { customerId, companyId, kind, eventId, amount, facts: more }: ToHolder,
): Promise<void> {
  const holder = await findPersonById(shop.db, customerId);
  if (!holder) return;
  const market = marketOf(shop, holder.marketId);
  const language =
    holder.language !== undefined && isLanguage(holder.language) ? holder.language : market.defaultLocale;
  const url = new URL(hrefOf('amountLimitApprove', language), homeOf(shop.env, market.marketId)).href;
  const facts = { amount: write(amount, { market, language }), ...more };
  const reader = { customerId, companyId, facts: {}, page: 'amountLimitApprove' };
  await sendLetter(shop, { kind, eventId, to: holder.emailAddress, language, url, facts, reader });
}

const marketOf = ({ env }: Pick<Shop, 'env'>, marketId: number | undefined) =>
  findMarketBySiteId(marketId) ?? fallbackMarket(env.APP_ENV);

const write = ({ amount, currency }: Money, place: Parameters<typeof cultureOf>[0]): string =>
  createCurrencyFormat(cultureOf(place), currency).format(amount);

const nameOf = (name: { firstName: string; lastName: string } | undefined): string =>
  `${name?.firstName ?? ''} ${name?.lastName ?? ''}`.trim();
