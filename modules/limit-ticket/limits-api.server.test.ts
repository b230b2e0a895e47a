import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { keptMails } from '#tests/build/approval-world.ts';
import { aCompany } from '#tests/build/company.ts';
import { gloves } from '#tests/build/goods.ts';
import { aPerson, giveInfos } from '#tests/build/person.ts';
import { aBuyer, anotherCart, openSendingShop, type SendingShop, sendAs, sent } from '#tests/build/sending.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { type Role, roles } from '../auth/roles.ts';
import { cultureOf } from '../market/culture.ts';
import { createCurrencyFormat } from '../market/currency-format.ts';
import { markets } from '../market/markets.ts';
import { readDecision } from '../pending-order/read-decision.server.ts';
import { factsOf } from '../people/fact-store.server.ts';
import { saveAmountLimit } from '../people/single-fact-store.server.ts';
import { askLimit } from './ask-limit.server.ts';
import { decideTicket } from './decide-ticket.server.ts';

import { limitTicketMails } from './limit-mails.server.ts';
import { eraseTicketsOf, forgetOldTickets, insertTicket, readTicketsOf } from './ticket-store.server.ts';

type Headers = Record<string, string>;
type Body = Record<string, unknown>;

let shop: SendingShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
});

/** Nils may spend 1,000; Vera is a super admin, Ture a plain one. Ten pairs of gloves cost 100 each, with tax. */
async function hamnvik(more: Record<string, string> = {}) {
  const settings = { UseAmountLimit: 'true', ForceApproval: 'true', ApproverMode: 'AttestantPerCompany', ...more };
  const company = await aCompany('Hamnvik').with(settings).save(shop.db);
  const adminOf = async (email: string, role: Role, super_customer_admin = false, at: { id: number } = company) => {
    const { id } = await aPerson(email).withRole(role).at(at).save(shop.db);
    return {
      id,
      headers: await app.bearer({ customer_id: id, storm_role: role, company_id: at.id, super_customer_admin }),
    };
  };
  const vera = await adminOf('vera@hamnvik.example', roles.customerAdmin, true);
  const infos = { AmountLimit: '5000' };
  const nils = await aBuyer(shop, app, { company, infos, email: 'nils@hamnvik.example' }, [
    { sku: gloves, quantity: 10 },
  ]);
  return { company, adminOf, vera, nils };
}

async function call(method: string, path: string, headers: Headers, body?: unknown) {
  const answer = await app.request(`/api/${path}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}

const codeOf = ({ status, body }: { status: number; body: Body }) => [status, body.code];
const ask = (headers: Headers, amount = '8000') =>
  call('POST', 'customer/amountlimit/tickets', headers, { amount, reason: 'Winter clothes' });
const decide = (id: unknown, verb: string, headers: Headers, answer = 'Fine') =>
  call('PUT', `customer/amountlimit/tickets/${String(id)}/${verb}`, headers, { answer });
const limitOf = async (customerId: number) => (await factsOf(shop.db, customerId)).amountLimit?.amount;

test('X09 X08 the limit by cart is limit minus total; by pending order it is that of the order’s buyer', async () => {
  const { nils, vera, company } = await hamnvik();
  const byCart = await call('GET', `order/amountlimit/carts/${nils.cartId}`, nils.headers);
  // Ten pairs at 80 without tax, plus 25 %.
  expect(byCart).toEqual({ status: 200, body: { limit: 5000, left: 4000, currency: 'SEK', period: 'Order' } });
  const { orderId, total } = await sent(sendAs(app, nils));
  const byOrder = await call('GET', `order/amountlimit/orders/${orderId}`, vera.headers);
  expect(byOrder.body).toEqual({ limit: 5000, left: 5000 - total, currency: 'SEK', period: 'Order' });
  expect(codeOf(await call('GET', `order/amountlimit/orders/${orderId}`, nils.headers))).toEqual([403, 'not-allowed']);
  const other = await app.bearer({ customer_id: vera.id, storm_role: roles.customerAdmin, company_id: company.id + 1 });
  expect(codeOf(await call('GET', `order/amountlimit/orders/${orderId}`, other))).toEqual([404, 'order-not-found']);
});

test('X09 X08 in a month, by cart and by pending order, the use of other orders is returned and subtracted', async () => {
  const { nils, vera } = await hamnvik({ AmountLimitPeriod: 'Month' });
  const { orderId, total } = await sent(sendAs(app, nils));
  const next = await anotherCart(app, nils, undefined, [{ sku: gloves, quantity: 10 }]);
  const byCart = await call('GET', `order/amountlimit/carts/${next.cartId}`, nils.headers);
  expect(byCart.body).toEqual({
    limit: 5000,
    left: 4000 - total,
    currency: 'SEK',
    period: 'Month',
    use: { from: '2026-11-01', to: '2026-12-01', used: total, carried: 0 },
  });
  const byOrder = await call('GET', `order/amountlimit/orders/${orderId}`, vera.headers);
  expect(byOrder.body).toMatchObject({ limit: 5000, left: 5000 - total, period: 'Month', use: { used: 0 } });
});

test('if the company uses points, limits and tickets also have points', async () => {
  const { nils, vera } = await hamnvik({ ShowPoints: 'true', PointsFactor: '10' });
  const byCart = await call('GET', `order/amountlimit/carts/${nils.cartId}`, nils.headers);
  expect(byCart.body).toMatchObject({ limit: 5000, left: 4000, points: { limit: 500, left: 400 } });
  const { orderId, total } = await sent(sendAs(app, nils));
  const byOrder = await call('GET', `order/amountlimit/orders/${orderId}`, vera.headers);
  expect(byOrder.body).toMatchObject({ points: { limit: 500, left: 500 - total / 10 } });
  expect((await ask(nils.headers)).body).toMatchObject({ amount: 8000, points: 800 });
  const listed = await call('GET', 'customer/amountlimit/tickets', vera.headers);
  expect(listed.body).toMatchObject([{ points: 800 }]);
});

test('X11 X12 a ticket raises the limit once; the second use fails', async () => {
  const { nils, vera, company } = await hamnvik();
  expect(codeOf(await ask(nils.headers, '5000'))).toEqual([422, 'limit-not-higher']);
  const asked = await ask(nils.headers);
  expect(asked.body).toEqual({
    id: expect.any(String) as unknown,
    customerId: nils.customerId,
    companyId: company.id,
    amount: 8000,
    currency: 'SEK',
    status: 'open',
    created: shop.clock.now().toISOString(),
    reason: 'Winter clothes',
    answer: '',
  });
  expect(codeOf(await ask(nils.headers))).toEqual([409, 'ticket-open']);
  const listed = await call('GET', 'customer/amountlimit/tickets', vera.headers);
  expect((listed.body as unknown as Body[]).map(({ id }) => id)).toEqual([asked.body.id]);
  const { id } = asked.body;
  expect(await decide(id, 'approve', vera.headers)).toMatchObject({
    status: 200,
    body: { status: 'approved', answer: 'Fine' },
  });
  expect(await limitOf(nils.customerId)).toBe(800_000);
  expect(codeOf(await decide(id, 'approve', vera.headers))).toEqual([409, 'ticket-used']);
  expect(codeOf(await decide(id, 'deny', vera.headers))).toEqual([409, 'ticket-used']);
  expect((await call('GET', 'customer/amountlimit/tickets', vera.headers)).body).toEqual([]);
  const entries = await shop.db.selectFrom('audit_entry').select(['actor_id', 'action', 'subject_id']).execute();
  expect(entries).toEqual([
    { actor_id: vera.id, action: 'customer.infos-changed', subject_id: String(nils.customerId) },
  ]);
});

test('the administrator of a team gets its request, also if a hundred people of other teams asked before', async () => {
  const { nils, company, adminOf } = await hamnvik({ UseCompanyTeam: 'true', ApproverMode: 'AttestantPerUser' });
  const ture = await adminOf('ture@hamnvik.example', roles.customerAdmin);
  await giveInfos(shop.db, nils.customerId, { AmountLimit: '5000', Attestant1: 'ture@hamnvik.example' });
  for (let one = 1; one <= 100; one += 1) {
    const { id } = await aPerson(`asker${one}@hamnvik.example`).at(company).save(shop.db);
    const ticket = { customerId: id, companyId: company.id, amount: money(100, 'SEK'), reason: '', answer: '' };
    await insertTicket(shop.db, { ...ticket, id: randomUUID(), status: 'open', created: shop.clock.now() });
  }
  shop.clock.moveBy(1000);
  const { body } = await ask(nils.headers);
  const listed = await call('GET', 'customer/amountlimit/tickets', ture.headers);
  expect((listed.body as unknown as Body[]).map(({ id }) => id)).toEqual([body.id]);
});

test('X08 with hidden prices the limit by pending order is not returned, because it would reveal the total', async () => {
  const { nils, vera } = await hamnvik({ HidePrice: 'true' });
  const { orderId } = await sent(sendAs(app, nils));
  const byOrder = await call('GET', `order/amountlimit/orders/${orderId}`, vera.headers);
  expect(codeOf(byOrder)).toEqual([422, 'limit-not-used']);
  expect(byOrder.body).not.toHaveProperty('left');
});

test('X12 an approval never lowers a limit that was raised or removed since; the ticket stays open', async () => {
  const { nils, vera } = await hamnvik();
  const { body } = await ask(nils.headers);
  const approve = () => decide(body.id, 'approve', vera.headers);
  await saveAmountLimit(shop.db, nils.customerId, money(900_000, 'SEK'));
  expect(codeOf(await approve())).toEqual([422, 'limit-not-higher']);
  await saveAmountLimit(shop.db, nils.customerId, money(800_000, 'SEK'));
  expect(codeOf(await approve())).toEqual([422, 'limit-not-higher']);
  expect(await limitOf(nils.customerId)).toBe(800_000);
  await saveAmountLimit(shop.db, nils.customerId, undefined);
  expect(codeOf(await approve())).toEqual([422, 'limit-not-higher']);
  await saveAmountLimit(shop.db, nils.customerId, money(799_900, 'SEK'));
  expect(await approve()).toMatchObject({ status: 200, body: { status: 'approved' } });
  expect(await limitOf(nils.customerId)).toBe(800_000);
});

test('X12 a denied ticket does not change the limit, and a new one may be created', async () => {
  const { nils, vera } = await hamnvik();
  const { body } = await ask(nils.headers);
  expect(await decide(body.id, 'deny', vera.headers)).toMatchObject({ body: { status: 'denied' } });
  expect(await limitOf(nils.customerId)).toBe(500_000);
  expect((await ask(nils.headers)).status).toBe(200);
});

test('X12 people who may not change that limit cannot decide: plain users, the person, other companies, team admins', async () => {
  const { nils, adminOf } = await hamnvik({ UseAmountLimitForCustomerAdmins: 'true' });
  const { body } = await ask(nils.headers);
  const ture = await adminOf('ture@hamnvik.example', roles.customerAdmin);
  const other = await adminOf(
    'far@away.example',
    roles.customerAdmin,
    true,
    await aCompany('Far').with({ UseAmountLimit: 'true' }).save(shop.db),
  );
  for (const headers of [nils.headers, ture.headers, other.headers])
    expect(codeOf(await decide(body.id, 'approve', headers))).toEqual([404, 'ticket-not-found']);
  expect(codeOf(await decide(body.id, 'approve', {}))).toEqual([401, 'not-signed-in']);
  expect((await call('GET', 'customer/amountlimit/tickets', other.headers)).body).toEqual([]);
  expect(codeOf(await ask(other.headers))).toEqual([422, 'limit-not-used']);
  expect(await limitOf(nils.customerId)).toBe(500_000);
});

test('X11 X12 staff who act for a person can neither create a ticket nor decide one', async () => {
  const { nils, vera, company } = await hamnvik();
  const acting = { by: vera.id + 1000, until: 4_000_000_000 };
  const actingAs = (customer_id: number, storm_role: Role) =>
    aVisit({
      claims: someClaims({ customer_id, storm_role, super_customer_admin: true, company_id: company.id, acting }),
    });
  const no = { ok: false, refusal: { code: 'not-while-acting' } };
  const asNils = actingAs(nils.customerId, roles.user);
  expect(await askLimit(shop, asNils, { amount: '8000', reason: 'Winter clothes' })).toEqual(no);
  const { body } = await ask(nils.headers);
  const asVera = actingAs(vera.id, roles.customerAdmin);
  for (const isApproved of [true, false])
    expect(await decideTicket(shop, asVera, { ticketId: String(body.id), isApproved, answer: '' })).toEqual(no);
  expect(await readTicketsOf(shop.db, nils.customerId)).toMatchObject([{ status: 'open' }]);
  expect(await limitOf(nils.customerId)).toBe(500_000);
});

test('X11 the approver of a pending order can raise the limit from it', async () => {
  const { nils, vera } = await hamnvik();
  const { orderId, total } = await sent(sendAs(app, nils));
  const raise = (headers: Headers, amount: string) =>
    call('PUT', `customer/amountlimit/orders/${orderId}/increase`, headers, { amount });
  expect(codeOf(await raise(nils.headers, '6000'))).toEqual([403, 'not-allowed']);
  expect(codeOf(await raise(vera.headers, '4000'))).toEqual([422, 'limit-not-higher']);
  expect((await raise(vera.headers, '6000')).body).toEqual({
    limit: 6000,
    left: 6000 - total,
    currency: 'SEK',
    period: 'Order',
  });
  expect(await limitOf(nils.customerId)).toBe(600_000);
  await Promise.all([raise(vera.headers, '8000'), raise(vera.headers, '7000')]);
  expect(await limitOf(nils.customerId)).toBe(800_000);
});

test('X11 X08 a raise with carry-over is compared with the limit itself, and not added to the carried amount', async () => {
  const { nils, vera, company } = await hamnvik({ AmountLimitPeriod: 'Month', AmountLimitCarryOver: 'true' });
  await shop.db
    .updateTable('customer')
    .set({ created_at: new Date('2020-01-01T00:00:00Z') })
    .where('id', '=', nils.customerId)
    .execute();
  const { orderId, total } = await sent(sendAs(app, nils));
  const raise = (amount: string) =>
    call('PUT', `customer/amountlimit/orders/${orderId}/increase`, vera.headers, { amount });
  const limit = async () => (await call('GET', `order/amountlimit/orders/${orderId}`, vera.headers)).body;
  expect(await limit()).toMatchObject({ limit: 10_000, left: 10_000 - total, use: { carried: 5000 } });
  expect(codeOf(await raise('5000'))).toEqual([422, 'limit-not-higher']);
  expect((await raise('6000')).body).toMatchObject({ limit: 11_000, left: 11_000 - total, use: { carried: 5000 } });
  expect((await raise('7000')).body).toMatchObject({ limit: 12_000, left: 12_000 - total, use: { carried: 5000 } });
  const visit = aVisit({
    claims: someClaims({ customer_id: vera.id, storm_role: roles.customerAdmin, company_id: company.id }),
    now: shop.clock.now(),
  });
  const page = await readDecision(shop, visit, { orderId });
  const sek = (amount: number) => money(amount * 100, 'SEK');
  expect(page.ok && page.value.limit).toEqual({ amount: sek(12_000), before: sek(12_000), left: sek(12_000 - total) });
});

test('X09 by pending order there is no limit if the company does not limit its people', async () => {
  const { nils, vera } = await hamnvik({ UseAmountLimit: 'false' });
  const { orderId } = await sent(sendAs(app, nils));
  const path = `order/amountlimit/orders/${orderId}`;
  expect(codeOf(await call('GET', path, vera.headers))).toEqual([422, 'limit-not-used']);
});

test('X11 two approvals of a ticket at once: one counts', async () => {
  const { nils, vera, adminOf } = await hamnvik();
  const marta = await adminOf('marta@hamnvik.example', roles.administrator);
  const { body } = await ask(nils.headers);
  const answers = await Promise.all([vera, marta].map(({ headers }) => decide(body.id, 'approve', headers)));
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
});

test('those who may raise the limit get the ticket by mail, and its creator the answer', async () => {
  const { nils, vera } = await hamnvik();
  const { body } = await ask(nils.headers);
  const mails: { to: string; subject: string; text: string }[] = [];
  const mail = { send: async (message: (typeof mails)[number]) => void mails.push(message) };
  const handlers = limitTicketMails({ ...shop, mail }, (page, language) => `/${language}/${page}`);
  const tell = (to: string) =>
    handlers
      .find((one) => one.to === to)
      ?.handle({
        name: to,
        key: 'x',
        payload: { ticketId: body.id },
        eventId: '0199f0a2-7c1e-7abc-8def-0123456789ae',
        occurredAt: new Date(),
      });
  await tell('amount-limit-asked');
  await decide(body.id, 'approve', vera.headers);
  await tell('amount-limit-decided');
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['vera@hamnvik.example', 'Ada Berg begär en högre beloppsgräns'],
    ['nils@hamnvik.example', 'Din beloppsgräns är höjd'],
  ]);
  expect(mails[0]?.text).toContain(`/sv/amountLimitApprove?ticket=${String(body.id)}`);
  expect(mails[0]?.text).toContain('Winter clothes');
  expect(mails[1]?.text).toContain('Svar: Fine');
});

test('people without a language get the mails about a limit in that of their market, and amounts are written as in the shop', async () => {
  const { nils, vera } = await hamnvik();
  await shop.db.updateTable('customer').set({ language: null }).where('id', '=', nils.customerId).execute();
  await shop.db.updateTable('customer').set({ language: 'en' }).where('id', '=', vera.id).execute();
  const { body } = await ask(nils.headers);
  const { mails, mail } = keptMails();
  const handlers = limitTicketMails({ ...shop, mail }, (page, language) => `/${language}/${page}`);
  const follow = async (name: string) => {
    const event = { name, key: 'x', payload: { ticketId: body.id }, occurredAt: new Date() };
    for (const one of handlers.filter(({ to }) => to === name))
      await one.handle({ ...event, eventId: '0199f0a2-7c1e-7abc-8def-0123456789ae' });
  };
  await follow('amount-limit-asked');
  await decide(body.id, 'approve', vera.headers);
  await follow('amount-limit-decided');
  const amount = createCurrencyFormat(cultureOf({ market: markets.se, language: 'en' }), 'SEK').format(800_000);
  expect(mails[0]?.text).toContain(`asks for a limit of ${amount}.`);
  expect(mails[1]?.subject).toBe('Din beloppsgräns är höjd');
});

test('the mail about a limit says nothing of an answer that nobody wrote', async () => {
  const { nils, vera } = await hamnvik();
  const { body } = await ask(nils.headers);
  await decide(body.id, 'deny', vera.headers, '');
  const texts: string[] = [];
  const mail = { send: async ({ text }: { text: string }) => void texts.push(text) };
  const decided = limitTicketMails({ ...shop, mail }, (page) => `/${page}`).find(
    ({ to }) => to === 'amount-limit-decided',
  );
  const event = { name: 'amount-limit-decided', key: 'x', payload: { ticketId: body.id }, occurredAt: new Date() };
  await decided?.handle({ ...event, eventId: '0199f0a2-7c1e-7abc-8def-0123456789ae' });
  expect(texts.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    expect.stringContaining('Din gräns höjdes inte till 8 000,00 kr.\n'),
  ]);
});

test('X11 the buyer gets a mail about a raise from a pending order, and none about one that is refused', async () => {
  const { nils, vera } = await hamnvik();
  const { orderId } = await sent(sendAs(app, nils));
  const raise = (amount: string) =>
    call('PUT', `customer/amountlimit/orders/${orderId}/increase`, vera.headers, { amount });
  for (const amount of ['4000', '6000', '6000']) await raise(amount);
  const raised = await shop.db
    .selectFrom('outbox_event')
    .selectAll()
    .where('name', '=', 'amount-limit-raised')
    .execute();
  expect(raised.map(({ payload }) => payload)).toEqual([{ orderId, amount: 600_000, currency: 'SEK' }]);
  const mails: { to: string; subject: string; text: string }[] = [];
  const mail = { send: async (message: (typeof mails)[number]) => void mails.push(message) };
  const handlers = limitTicketMails({ ...shop, mail }, (page, language) => `/${language}/${page}`);
  const { order_no: orderNo } = await shop.db.selectFrom('orders').select('order_no').executeTakeFirstOrThrow();
  for (const { name, key, payload, event_id: eventId } of raised)
    for (const one of handlers.filter(({ to }) => to === name))
      await one.handle({ name, key, payload, eventId, occurredAt: new Date() });
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([['nils@hamnvik.example', 'Din beloppsgräns är höjd']]);
  expect(mails[0]?.text.replaceAll('\u00a0', ' ')).toContain('Din beloppsgräns är nu 6 000,00 kr.');
  expect(mails[0]?.text).toContain(`din beställning ${orderNo}.`);
});

test('admins of other teams, who may not decide, get no mail about the ticket', async () => {
  const { nils, vera, adminOf } = await hamnvik({ UseCompanyTeam: 'true', ApproverMode: 'AttestantPerUser' });
  await adminOf('priya@hamnvik.example', roles.customerAdmin);
  await shop.db
    .updateTable('customer_fact')
    .set({ approver_id: vera.id })
    .where('customer_id', '=', nils.customerId)
    .execute();
  const { body } = await ask(nils.headers);
  const to: string[] = [];
  const mail = { send: async (message: { to: string }) => void to.push(message.to) };
  const handlers = limitTicketMails({ ...shop, mail }, (page) => `/${page}`);
  const event = {
    name: 'amount-limit-asked',
    key: 'x',
    payload: { ticketId: body.id },
    eventId: '0199f0a2-7c1e-7abc-8def-0123456789ae',
  };
  await handlers[0]?.handle({ ...event, occurredAt: new Date() });
  expect(to).toEqual(['vera@hamnvik.example']);
});

test('if the mail to one admin fails the others get theirs, and the failed one is retried', async () => {
  const { nils, adminOf } = await hamnvik();
  await adminOf('zoe@hamnvik.example', roles.customerAdmin);
  const { body } = await ask(nils.headers);
  const to: string[] = [];
  let isAway = true;
  const send = async (message: { to: string }) => {
    if (isAway && message.to === 'vera@hamnvik.example') throw new Error('no such mailbox');
    to.push(message.to);
  };
  const [asked] = limitTicketMails({ ...shop, mail: { send } }, (page) => `/${page}`);
  const event = {
    name: 'amount-limit-asked',
    key: 'x',
    payload: { ticketId: body.id },
    eventId: '0199f0a2-7c1e-7abc-8def-0123456789ae',
  };
  const tell = async () => asked?.handle({ ...event, occurredAt: shop.clock.now() });
  await expect(tell()).rejects.toThrow('no such mailbox');
  expect(to).toEqual(['zoe@hamnvik.example']);
  isAway = false;
  await tell();
  expect(to).toEqual(['zoe@hamnvik.example', 'vera@hamnvik.example']);
});

test('a ticket is in its creator’s data export, and is erased with the account or after 24 months', async () => {
  const { nils } = await hamnvik();
  await ask(nils.headers);
  expect(await readTicketsOf(shop.db, nils.customerId)).toMatchObject([{ reason: 'Winter clothes', status: 'open' }]);
  await forgetOldTickets(shop.db, shop.clock.now());
  expect(await readTicketsOf(shop.db, nils.customerId)).toHaveLength(1);
  await eraseTicketsOf(shop.db, nils.customerId);
  expect(await readTicketsOf(shop.db, nils.customerId)).toEqual([]);
});

test('an answer is also in the data export of its author, without the request, and is erased with that account', async () => {
  const { nils, vera } = await hamnvik();
  const asked = await ask(nils.headers);
  expect((await decide(asked.body.id, 'deny', vera.headers, 'Not before May')).status).toBe(200);
  const answered = await readTicketsOf(shop.db, vera.id);
  expect(answered).toMatchObject([{ status: 'denied', answer: 'Not before May' }]);
  expect(JSON.stringify(answered)).not.toContain('Winter clothes');
  await eraseTicketsOf(shop.db, vera.id);
  expect(await readTicketsOf(shop.db, vera.id)).toEqual([]);
  expect(await readTicketsOf(shop.db, nils.customerId)).toMatchObject([
    { reason: 'Winter clothes', status: 'denied', answer: '' },
  ]);
});

test('a ticket belongs to the company where it was created: after a move the new company’s admins do not find it', async () => {
  const { nils, adminOf } = await hamnvik();
  const other = await aCompany('Other').with({ UseAmountLimit: 'true' }).save(shop.db);
  const ida = await adminOf('ida@other.example', roles.administrator, false, other);
  const { id } = (await ask(nils.headers)).body;
  const membership = shop.db.updateTable('customer_company').where('customer_id', '=', nils.customerId);
  await membership.set({ company_id: other.id }).execute();
  expect((await call('GET', 'customer/amountlimit/tickets', ida.headers)).body).toEqual([]);
  expect(codeOf(await decide(id, 'approve', ida.headers))).toEqual([404, 'ticket-not-found']);
  expect(await limitOf(nils.customerId)).toBe(500_000);
});
