import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { aCompany } from '#tests/build/company.ts';
import { gloves, trousers } from '#tests/build/goods.ts';
import { aPerson } from '#tests/build/person.ts';
import { aProcurementSystem, type ProcurementSystem } from '#tests/build/procurement.ts';
import { openSendingShop, type SendingShop } from '#tests/build/sending.ts';
import { problemsByDtd, problemsOfOutgoing } from '#tests/cxml/check-dtd.ts';
import { listenOn } from '#tests/setup/socket.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { sendMessages } from '../punchout-order/send-messages.server.ts';
import type { TrialProtocol } from './trial.ts';

let shop: SendingShop;
let app: TestApp;
let system: ProcurementSystem;
let trials: string;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
  await listenOn(shop, app);
  system = await aProcurementSystem(shop, app);
  trials = `${system.path}/trials`;
});

type Step = {
  direction: string;
  kind: string;
  fields: { name: string; value: string; problem?: string }[];
};

async function open(protocol: TrialProtocol) {
  const answer = await app.json(trials, 'POST', { protocol }, system.staff);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}
const post = (id: string, what: string, body: unknown, headers = system.staff) =>
  app.json(`${trials}/${id}/${what}`, 'POST', body, headers);
const ask = async (id: string, question: string, about: Record<string, unknown> = {}) =>
  (await (await post(id, 'questions', { question, ...about })).json()) as { startPage?: string };
const visitOf = (id: string, sku = trousers, question = 'start') => post(id, 'visits', { question, sku, quantity: 2 });
async function stepsOf(id: string): Promise<Step[]> {
  const read = await app.request(`${trials}/${id}`, { headers: system.staff });
  return ((await read.json()) as { steps: Step[] }).steps;
}
const told = (steps: readonly Step[]) => steps.map(({ direction, kind }) => `${direction} ${kind}`);
const wrong = (steps: readonly Step[]) =>
  steps.flatMap(({ kind, fields }) => fields.filter((one) => one.problem).map(({ name }) => `${kind} ${name}`));
const valueIn = (step: Step | undefined, name: string) => step?.fields.find((one) => one.name === name)?.value;

const anAddress = () =>
  shop.db
    .insertInto('company_address')
    .values({
      company_id: system.company.id,
      kind: 'delivery',
      address_line_1: 'Storgatan 1',
      address_line_2: null,
      zip_code: '11122',
      city: 'Stockholm',
      region: null,
      country_code: 'SE',
    })
    .execute();

test.each(['OCI3', 'OCI4', 'PEPPOL3'] as const)(
  'a visit by %s brings the cart back as the protocol writes it',
  async (protocol) => {
    const id = await open(protocol);
    expect((await visitOf(id)).status).toBe(200);
    const steps = await stepsOf(id);
    expect([told(steps), wrong(steps)]).toEqual([['in start', 'out answer', 'out cart'], []]);
    expect(valueIn(steps[0], 'PASSWORD')).toBe('***');
    const sku =
      protocol === 'PEPPOL3'
        ? 'cac:CatalogueLine/cac:Item/cac:SellersItemIdentification/cbc:ID'
        : 'NEW_ITEM-VENDORMAT[1]';
    expect(valueIn(steps[2], sku)).toBe(trousers);
  },
);

test('a cart of OCI 3 is read in ISO 8859-1, as its browser writes it', async () => {
  const id = await open('OCI3');
  await ask(id, 'start');
  const { trial_address: address } = await shop.db
    .selectFrom('punchout_credential')
    .select('trial_address')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { pathname, searchParams } = new URL(address ?? '');
  const body = `code=${searchParams.get('code')}&NEW_ITEM-DESCRIPTION%5B1%5D=Byxa+gr%E5`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await app.request(pathname, { method: 'POST', body, headers })).status).toBe(303);
  expect(valueIn((await stepsOf(id)).at(-1), 'NEW_ITEM-DESCRIPTION[1]')).toBe('Byxa grå');
});

test('functions of OCI are asked and answered; a start page opens once in a browser', async () => {
  const id = await open('OCI4');
  await ask(id, 'validate', { productId: trousers, quantity: 3 });
  await ask(id, 'search', { searchText: 'x' });
  const { startPage = '' } = await ask(id, 'detail', { productId: trousers });
  const steps = await stepsOf(id);
  expect(told(steps)).toEqual(['in validate', 'out answer', 'in search', 'out answer', 'in detail', 'out answer']);
  expect(valueIn(steps[1], 'NEW_ITEM-QUANTITY[1]')).toBe('3.000');
  expect(valueIn(steps[5], 'Location')).toContain('code=***');
  const { pathname, search } = new URL(startPage);
  expect((await app.request(`${pathname}${search}`)).status).toBe(303);
});

test('by cXML a cart is ordered, changed and deleted; confirmation comes back; all documents are valid by the DTD', async () => {
  await anAddress();
  const id = await open('CXML');
  await ask(id, 'profile');
  expect((await visitOf(id)).status).toBe(200);
  expect((await visitOf(id, gloves, 'edit')).status).toBe(200);
  expect((await post(id, 'orders', { type: 'new' })).status).toBe(200);
  await shop.events.deliverDue();
  await sendMessages(shop);
  await post(id, 'orders', { type: 'delete' });
  const steps = await stepsOf(id);
  expect(told(steps)).toEqual([
    'in profile',
    'out answer',
    'in start',
    'out answer',
    'out cart',
    'in start',
    'out answer',
    'out cart',
    'in order',
    'out answer',
    'out confirmation',
    'in order',
    'out answer',
  ]);
  expect(wrong(steps)).toEqual([]);
  expect(
    [8, 12].map((at) => valueIn(steps[at], 'Response/Status/@code') ?? valueIn(steps[at + 1], 'Response/Status/@code')),
  ).toEqual(['200', '200']);
  const bodies = await shop.db.selectFrom('punchout_trial_step').select(['kind', 'body']).orderBy('seq').execute();
  const documents = bodies.flatMap(({ kind, body }) => ('xml' in body ? [{ kind, xml: body.xml }] : []));
  const problems = documents.flatMap(({ kind, xml }) =>
    kind === 'confirmation' ? problemsOfOutgoing(xml) : problemsByDtd(xml),
  );
  expect([documents.length, problems]).toEqual([13, []]);
});

test('the quantities of an order can be changed, and a row left out, before it or its change is sent', async () => {
  await anAddress();
  const id = await open('CXML');
  await visitOf(id);
  expect((await post(id, 'visits', { question: 'edit', sku: gloves, quantity: 10 })).status).toBe(200);
  const rowsOf = (step: Step | undefined) =>
    (step?.fields ?? [])
      .filter(({ name }) => /ItemOut(\[\d\])?\/(@|ItemID\/SupplierPartID)/.test(name))
      .map(({ value }) => value);
  const order = async (type: string, rows?: unknown) => {
    const answered = await post(id, 'orders', { type, rows });
    const steps = await stepsOf(id);
    const sent = steps.findLast(({ kind }) => kind === 'order');
    const total = valueIn(sent, 'Request/OrderRequest/OrderRequestHeader/Total/Money');
    return { status: answered.status, rows: rowsOf(sent), total, said: valueIn(steps.at(-1), 'Response/Status/@code') };
  };
  const whole = await order('new');
  expect(whole).toMatchObject({ status: 200, rows: ['2', '1', trousers, '10', '2', gloves], said: '200' });
  const fewer = await order('update', [
    { line: 1, quantity: 0 },
    { line: 2, quantity: 20 },
  ]);
  expect(fewer).toMatchObject({ rows: ['20', '2', gloves], said: '200' });
  expect([whole.total, fewer.total]).toEqual(['2400.00', '1600.00']);
  expect(
    (
      await order('update', [
        { line: 1, quantity: 0 },
        { line: 2, quantity: 0 },
      ])
    ).status,
  ).toBe(422);
  expect(await order('delete', [{ line: 1, quantity: 0 }])).toMatchObject({ status: 200, said: '200' });
  const bodies = await shop.db.selectFrom('punchout_trial_step').select('body').where('kind', '=', 'order').execute();
  expect(bodies.flatMap(({ body }) => ('xml' in body ? problemsByDtd(body.xml) : ['none']))).toEqual([]);
});

test('a run proves a protocol that the company is not switched to, and marks what it sent', async () => {
  const id = await open('CXML');
  await visitOf(id);
  const documents = await shop.db.selectFrom('punchout_document').select(['protocol', 'is_trial', 'reason']).execute();
  expect(new Set(documents.map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify({ protocol: 'CXML', is_trial: true, reason: '' })]),
  );
});

test('its secret is none of the two of the company, ends after an hour, and is good for its own address only', async () => {
  const id = await open('OCI4');
  await ask(id, 'start');
  const read = await app.request(system.path, { headers: system.staff });
  expect(((await read.json()) as { credentials: unknown[] }).credentials).toHaveLength(1);
  const [held] = await shop.db
    .selectFrom('punchout_credential')
    .select(['trial_until', 'trial_address'])
    .where('id', '=', id)
    .execute();
  expect(held?.trial_until?.getTime()).toBe(shop.clock.now().getTime() + 3_600_000);
  expect(held?.trial_address).toMatch(/^http:\/\/se\.localhost:\d+\/api\/company\/punchout\/trials\/cart\?code=/);
});

test('a cart is taken only at an address that the shop made, also from another site with cookies', async () => {
  const id = await open('OCI4');
  await ask(id, 'start');
  const address = new URL(
    (
      await shop.db
        .selectFrom('punchout_credential')
        .select('trial_address')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).trial_address ?? '',
  );
  const send = (code: string) =>
    app.request(address.pathname, {
      method: 'POST',
      body: new URLSearchParams({ code, 'NEW_ITEM-QUANTITY[1]': '1' }).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'http://fi.localhost:3000',
        cookie: 'yrke_access=x',
      },
    });
  const taken = await send(address.searchParams.get('code') ?? '');
  expect([taken.status, taken.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(new RegExp(`^http://se\\.localhost:\\d+/\\w+/.*${system.company.id}.*\\?trial=${id}$`)),
  ]);
  expect(valueIn((await stepsOf(id)).at(-1), 'code')).toBe('***');
  expect((await send('guess')).status).toBe(404);
});

test('another company, ordinary users and staff without the task are refused', async () => {
  const other = await aCompany('Berg').save(shop.db);
  const stranger = await aPerson('admin@berg.example').withRole(roles.administrator).at(other).save(shop.db);
  const admin = await aPerson('admin@hav.example').withRole(roles.administrator).at(system.company).save(shop.db);
  const as = (customer_id: number, company_id: number, storm_role: number) =>
    app.bearer({ customer_id, company_id, storm_role } as never);
  const opened = async (headers: Record<string, string>) =>
    (await app.json(trials, 'POST', { protocol: 'OCI4' }, headers)).status;
  expect(await opened(await as(admin.id, system.company.id, roles.administrator))).toBe(201);
  expect(await opened(await as(stranger.id, other.id, roles.administrator))).toBe(404);
  expect(await opened(await as(system.person.id, system.company.id, roles.user))).toBe(403);
  expect(await opened({})).toBe(401);
  const id = await open('OCI4');
  const elsewhere = `/api/company/companies/${other.id}/punchout/trials/${id}`;
  expect((await app.request(elsewhere, { headers: system.staff })).status).toBe(404);
  expect(await opened(await app.bearer({ tasks: ['read-only'] } as never))).toBe(403);
});
