import { beforeAll, expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { openSavedCart } from '#modules/cart/open-saved-cart.server.ts';
import { readCompanyTerms } from '#modules/company/company-terms.server.ts';
import { decideTicket, listTicketsToDecide } from '#modules/limit-ticket/decide-ticket.server.ts';
import { listNearlyUsed } from '#modules/limit-use/list-nearly-used.server.ts';
import { readOwnUsage } from '#modules/limit-use/read-own-limit.server.ts';
import { markets } from '#modules/market/markets.ts';
import { decideOrder } from '#modules/pending-order/decide-order.server.ts';
import { listPendingPage } from '#modules/pending-order/list-pending-page.server.ts';
import { decidableRows } from '#modules/pending-order/order-decision.ts';
import { readDecision } from '#modules/pending-order/read-decision.server.ts';
import { factsOf } from '#modules/people/fact-store.server.ts';
import { readOrderProofs } from '#modules/proof-sheet/read-order-proofs.server.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { personOf } from '../companies/person-of.ts';
import { fillDemo } from '../fill-demo.server.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  await fillDemo(shop, { products: 40, markets: ['se', 'dk', 'uk', 'nl'], onProgress: () => {} });
}, 300_000);

function visitAs(emailAddress: string) {
  const { id, role, companyIds, infos } = personOf(emailAddress);
  const super_customer_admin = infos.IsSuperCustomerAdmin === 'true';
  const claims = someClaims({ customer_id: id, storm_role: role, company_id: companyIds[0], super_customer_admin });
  return aVisit({ claims, now: shop.clock.now() });
}

type PersonVisit = ReturnType<typeof visitAs>;

const pendingFor = async (visit: PersonVisit) => {
  const part = { limit: 50, isDescending: false };
  const page = await listPendingPage(shop, visit, { search: '', isMine: false, sort: 'created', part });
  if (!page.ok) throw new Error(page.refusal.code);
  return page.value.items;
};

test('Ebba reduces one row of Olle’s order and rejects another; Olle finds it in a saved cart with the reason', async () => {
  const ebba = visitAs('ebba.lindvall@alvkulla.example');
  const [waiting] = await pendingFor(ebba);
  expect(waiting?.buyerName).toBe('Olle Sandin');
  const orderId = waiting?.id ?? '';
  const page = await readDecision(shop, ebba, { orderId });
  if (!page.ok) throw new Error(page.refusal.code);
  const rows = decidableRows(page.value.order);
  expect(rows.length).toBeGreaterThan(2);
  const [first, last] = [rows[0], rows.at(-1)];
  expect(last?.quantity).toBeGreaterThan(1);
  const wishes = [
    { rowNumber: last?.rowNumber ?? 0, quantity: 1, reason: 'One is enough' },
    { rowNumber: first?.rowNumber ?? 0, isRejected: true, reason: 'There are some in the store' },
  ];
  const tried = await decideOrder(shop, ebba, { orderId, wishes, mode: 'try' });
  if (!tried.ok) throw new Error(JSON.stringify(tried.refusal));
  const decided = await decideOrder(shop, ebba, { orderId, wishes, mode: 'place', seen: tried.value.seen });
  if (!decided.ok) throw new Error(decided.refusal.code);
  expect(decided.value.state).toBe('approved');
  expect(decided.value.rows.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'rejected']);
  const cartId = decided.value.savedCartId ?? '';
  const saved = await shop.db.selectFrom('cart').selectAll().where('id', '=', cartId).executeTakeFirstOrThrow();
  expect([saved.customer_id, saved.status]).toEqual([personOf('olle.sandin@alvkulla.example').id, 'saved']);
  expect(saved.description).toContain('There are some in the store');
  const opened = await openSavedCart(shop, visitAs('olle.sandin@alvkulla.example'), { id: cartId, method: 'append' });
  expect(opened.ok).toBe(true);
});

test('Nils has asked for a higher limit; Vera finds the request and raises it', async () => {
  const vera = visitAs('vera.sundberg@hamnvik.example');
  const listed = await listTicketsToDecide(shop, vera);
  const tickets = listed.ok ? listed.value : [];
  expect(tickets.map(({ name, amount, limit }) => [name, amount.amount, limit?.amount])).toEqual([
    ['Nils Kajander', 600_000, 300_000],
  ]);
  const ture = visitAs('ture.ankarsten@hamnvik.example');
  expect(await listTicketsToDecide(shop, ture)).toEqual({ ok: true, value: [] });
  const ticketId = tickets[0]?.id ?? '';
  expect((await decideTicket(shop, vera, { ticketId, isApproved: true, answer: 'Gärna' })).ok).toBe(true);
  const { id } = personOf('nils.kajander@hamnvik.example');
  expect((await factsOf(shop.db, id)).amountLimit).toEqual(money(600_000, 'SEK'));
});

test('the order of Nils that waits for Ture is within his limit', async () => {
  const [waiting] = await pendingFor(visitAs('ture.ankarsten@hamnvik.example'));
  expect([waiting?.buyerName, waiting?.approverName]).toEqual(['Nils Kajander', 'Ture Ankarsten']);
  expect(waiting?.limitLeft?.amount).toBeGreaterThan(0);
});

test('at Duinstroom Fatima has nearly used the limit of the year, and Joris a part of his', async () => {
  const [fatima, joris] = [visitAs('fatima.elamrani@duinstroom.example'), visitAs('joris.kuipers@duinstroom.example')];
  const { market } = personOf('joris.kuipers@duinstroom.example');
  const place = { companyId: 1018, marketId: markets[market].marketId, at: shop.clock.now() };
  expect(await listNearlyUsed(shop, place)).toEqual([fatima.claims?.customer_id]);
  const { settings } = await readCompanyTerms(shop, 1018);
  const shareOf = async (visit: PersonVisit) => {
    const usage = await readOwnUsage(shop, { ...visit, market: markets[market] }, settings);
    return usage && 1 - usage.left.amount / usage.limit.amount;
  };
  expect(await shareOf(fatima)).toBeGreaterThan(0.8);
  expect(await shareOf(fatima)).toBeLessThan(1);
  expect(await shareOf(joris)).toBeGreaterThan(0.2);
  expect(await shareOf(joris)).toBeLessThan(0.6);
});

test('Mads decides on V-301, and V-302 belongs to Karen', async () => {
  const [mads, karen] = [visitAs('mads.vinther@vesterklit.example'), visitAs('karen.klitgaard@vesterklit.example')];
  const waiting = await pendingFor(mads);
  expect(waiting.map(({ project, approverName, buyerName }) => [project, approverName, buyerName])).toEqual([
    ['V-302', 'Karen Klitgaard', 'Søren Bakkegård'],
    ['V-301', 'Mads Vinther', 'Søren Bakkegård'],
  ]);
  const [ofKaren, ofMads] = waiting;
  const tryAs = async (visit: PersonVisit, orderId = '') => {
    const decided = await decideOrder(shop, visit, { orderId, wishes: [], mode: 'try' });
    return decided.ok ? decided.value.state : decided.refusal.code;
  };
  expect(await tryAs(mads, ofMads?.id)).toBe('waiting');
  expect(await tryAs(mads, ofKaren?.id)).toBe('not-approver');
  expect(await tryAs(karen, ofKaren?.id)).toBe('waiting');
});

test('Priya sees only the orders of her team', async () => {
  const buyersOf = async (email: string) => (await pendingFor(visitAs(email))).map(({ buyerName }) => buyerName);
  expect(await buyersOf('priya.nairn@harrowmere.example')).toEqual(['Tom Whitlock']);
  expect(await buyersOf('callum.reidpath@harrowmere.example')).toEqual(['Ravi Mistry']);
  expect(await buyersOf('george.ashdown@harrowmere.example')).toEqual(['Ravi Mistry', 'Tom Whitlock']);
});

test('Ture reads that the logo on the jacket of Nils is not released yet', async () => {
  const ture = visitAs('ture.ankarsten@hamnvik.example');
  const waiting = await pendingFor(ture);
  expect(waiting.map(({ buyerName }) => buyerName)).toEqual(['Nils Kajander', 'Nils Kajander']);
  const states = await Promise.all(
    waiting.map(async ({ id }) => {
      const entries = await readOrderProofs(shop, ture, { orderId: id });
      return entries.ok ? entries.value.entries.map(({ state }) => state) : entries.refusal.code;
    }),
  );
  expect(states).toContainEqual(['ready', 'waiting']);
});
