import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { CalendarDate } from '#core/dates.ts';
import { keptMails } from '#tests/build/approval-world.ts';
import { aCompany } from '#tests/build/company.ts';
import { trousers } from '#tests/build/goods.ts';
import { aPerson } from '#tests/build/person.ts';
import { aBuyer, openSendingShop, sendAs, sent } from '#tests/build/sending.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { createApproverMailer } from '../approval-mail/mail-approvers.server.ts';
import { remindApprovers } from '../approval-mail/remind-approvers.server.ts';
import type { Outcome } from '../approval-rules/approval-rule.ts';
import { addRule, switchRule } from '../approval-rules/change-rule.server.ts';
import { roles } from '../auth/roles.ts';
import { nameDeputy } from '../deputy/name-deputy.server.ts';
import { orderPassedOn } from '../order/order-events.ts';
import { listPendingPage } from './list-pending-page.server.ts';

const dayMs = 86_400_000;
const teams = { ApproverMode: 'AttestantPerUser', UseCompanyTeam: 'true' };
const perPerson = { ForceApproval: 'true' };

/** Ebba, Priya and Jonas are admins of their own teams; Olle, who orders, is in the team of Ebba in the end. */
async function aWorld(settings: Record<string, string>) {
  const shop = await openSendingShop();
  const app = openTestApp(shop);
  const company = await aCompany('Bygg')
    .with({ ...teams, ...settings })
    .save(shop.db);
  const storm_role = roles.customerAdmin;
  const adminOf = async (name: string) => {
    const email = `${name.toLowerCase()}@bygg.example`;
    const { id } = await aPerson(email).named(name, 'Berg').withRole(storm_role).at(company).save(shop.db);
    const claims = { customer_id: id, storm_role, company_id: company.id };
    const visit = () => aVisit({ claims: someClaims(claims), now: shop.clock.now() });
    return { id, email, claims, visit };
  };
  const people = { ebba: await adminOf('Ebba'), priya: await adminOf('Priya'), jonas: await adminOf('Jonas') };
  type Name = keyof typeof people;

  const visitOf65 = aVisit({
    claims: someClaims({ customer_id: people.ebba.id, storm_role: roles.administrator, company_id: company.id }),
  });
  const rule = async (kind: Outcome['kind'], ...names: Name[]) => {
    const added = await addRule(shop, visitOf65, {
      companyId: company.id,
      name: 'All orders',
      condition: { kind: 'ORDER_VALUE', is: 'MORE_THAN', value: 1 },
      outcome: { kind, approvers: names.map((name) => people[name].id) },
    });
    if (!added.ok) throw new Error(added.refusal.code);
    const { id: ruleId, version } = added.value;
    const on = await switchRule(shop, visitOf65, { companyId: company.id, ruleId, version, isActive: true });
    if (!on.ok) throw new Error(on.refusal.code);
  };
  const order = async (attestant?: Name) => {
    const infos = attestant ? { Attestant1: people[attestant].email } : {};
    const olle = await aBuyer(shop, app, { company, infos, email: 'olle@bygg.example' }, [
      { sku: trousers, quantity: 1 },
    ]);
    const { orderId } = await sent(sendAs(app, olle));
    await shop.db
      .updateTable('customer_fact')
      .set({ approver_id: people.ebba.id, approver_email: null })
      .where('customer_id', '=', olle.customerId)
      .execute();
    return orderId;
  };
  const standsIn = async (approver: Name, deputy: Name) => {
    const days = { from: '2026-11-16' as CalendarDate, to: '2026-11-18' as CalendarDate };
    const done = await nameDeputy(shop, people[approver].visit(), { deputyId: people[deputy].id, ...days });
    if (!done.ok) throw new Error(done.refusal.code);
  };
  const leave = (name: Name) =>
    shop.db.deleteFrom('customer_company').where('customer_id', '=', people[name].id).execute();
  const wait = async (days: number) => {
    shop.clock.moveBy(days * dayMs);
    await remindApprovers(shop, shop.clock.now());
  };
  const confirm = async (name: Name, orderId: string, seen?: string) => {
    const headers = await app.bearer(people[name].claims);
    const query = seen === undefined ? '' : `?seen=${seen}`;
    const answer = await app.request(`/api/order/orders/${orderId}/confirm${query}`, { method: 'PUT', headers });
    const { state, code } = (await answer.json()) as { state?: string; code?: string };
    return state ?? code;
  };
  /** What a person sees before the decision. */
  const look = async (name: Name, orderId: string) => {
    const headers = await app.bearer(people[name].claims);
    const body = { rows: [], isTry: true };
    const answer = await app.json(`/api/order/orders/${orderId}/decision`, 'POST', body, headers);
    return ((await answer.json()) as { seen: string }).seen;
  };
  const listed = async (name: Name, isMine: boolean) => {
    const part = { limit: 50, isDescending: false };
    const page = await listPendingPage(shop, people[name].visit(), { search: '', isMine, sort: 'created', part });
    return page.ok ? page.value.items.length === 1 : page.refusal.code;
  };
  const mailed = async (orderId: string) => {
    const { mails, mail } = keptMails();
    const send = createApproverMailer({ ...shop, mail }, (page) => `/${page}`);
    await send({
      name: orderPassedOn,
      key: orderId,
      payload: { orderId },
      eventId: randomUUID(),
      occurredAt: new Date(),
    });
    return mails.map(({ to }) => to);
  };
  /**
   * Jonas's view of the order: whether it is in the list and among his own, the answer to an approval, and whether he
   * gets the mail.
   */
  const jonas = async (orderId: string) => ({
    listed: await listed('jonas', false),
    mine: await listed('jonas', true),
    mailed: (await mailed(orderId)).includes(people.jonas.email),
    decides: await confirm('jonas', orderId),
  });
  return { rule, order, standsIn, leave, wait, confirm, look, mailed, jonas, people };
}

type World = Awaited<ReturnType<typeof aWorld>>;

const yes = { listed: true, mine: true, mailed: true, decides: 'approved' };
const no = { listed: false, mine: false, mailed: false, decides: 'order-not-found' };

const cells: [string, Record<string, string>, (world: World) => Promise<string>, typeof yes][] = [
  ['is named by the order', perPerson, ({ order }) => order('jonas'), yes],
  ['is not asked', perPerson, ({ order }) => order('ebba'), no],
  [
    'is the deputy of the named approver',
    perPerson,
    async ({ order, standsIn }) => {
      await standsIn('ebba', 'jonas');
      return order('ebba');
    },
    yes,
  ],
  [
    'is asked by a rule, any of several',
    {},
    async ({ order, rule }) => {
      await rule('any', 'ebba', 'jonas');
      return order();
    },
    yes,
  ],
  [
    'is not among any of several',
    {},
    async ({ order, rule }) => {
      await rule('any', 'ebba', 'priya');
      return order();
    },
    no,
  ],
  [
    'is the deputy of one of any of several',
    {},
    async ({ order, rule, standsIn }) => {
      await rule('any', 'ebba', 'priya');
      await standsIn('priya', 'jonas');
      return order();
    },
    yes,
  ],
  [
    'comes later in a sequence',
    {},
    async ({ order, rule }) => {
      await rule('sequence', 'ebba', 'jonas');
      return order();
    },
    no,
  ],
  [
    'is next in a sequence',
    {},
    async ({ order, rule, confirm }) => {
      await rule('sequence', 'ebba', 'jonas');
      const orderId = await order();
      expect(await confirm('ebba', orderId)).toBe('waiting');
      return orderId;
    },
    yes,
  ],
  [
    'decides after escalation of a named approver',
    perPerson,
    async ({ order, wait }) => {
      const orderId = await order('ebba');
      await wait(8);
      return orderId;
    },
    yes,
  ],
  [
    'decides after escalation of a step of a rule',
    {},
    async ({ order, rule, wait }) => {
      await rule('any', 'ebba', 'priya');
      const orderId = await order();
      await wait(8);
      return orderId;
    },
    yes,
  ],
  [
    'decides where the approver of a rule has left',
    {},
    async ({ order, rule, leave }) => {
      await rule('one', 'priya');
      const orderId = await order();
      await leave('priya');
      return orderId;
    },
    yes,
  ],
  [
    'is the second of any of several, and the first has left',
    {},
    async ({ order, rule, leave }) => {
      await rule('any', 'ebba', 'jonas');
      const orderId = await order();
      await leave('ebba');
      return orderId;
    },
    yes,
  ],
  [
    'is not among any of several, and the first of them has left',
    {},
    async ({ order, rule, leave }) => {
      await rule('any', 'ebba', 'priya');
      const orderId = await order();
      await leave('ebba');
      return orderId;
    },
    no,
  ],
  [
    'decides where all of any of several have left',
    {},
    async ({ order, rule, leave }) => {
      await rule('any', 'ebba', 'priya');
      const orderId = await order();
      await leave('ebba');
      await leave('priya');
      return orderId;
    },
    yes,
  ],
  [
    'does not decide while the next approver has days left, although the step before took long',
    {},
    async ({ order, rule, wait, confirm }) => {
      await rule('sequence', 'ebba', 'priya');
      const orderId = await order();
      await wait(8);
      expect(await confirm('ebba', orderId)).toBe('waiting');
      await wait(1);
      return orderId;
    },
    no,
  ],
];

test.each(cells)('X03 O39 an admin of another team who %s', async (_, settings, prepare, expected) => {
  const world = await aWorld(settings);
  const orderId = await prepare(world);
  expect(await world.jonas(orderId)).toEqual(expected);
});

test('a person who approved as a deputy is not requested again by a later step', async () => {
  const { rule, order, standsIn, confirm } = await aWorld({});
  await rule('sequence', 'ebba', 'priya', 'jonas');
  await standsIn('ebba', 'jonas');
  const orderId = await order();
  expect(await confirm('jonas', orderId)).toBe('waiting');
  expect(await confirm('priya', orderId)).toBe('approved');
});

test('the only remaining admin approves again; another admin would be requested instead', async () => {
  const { rule, order, leave, confirm, look, mailed, people } = await aWorld({});
  await rule('sequence', 'ebba', 'priya');
  const orderId = await order();
  expect(await confirm('ebba', orderId)).toBe('waiting');
  await leave('priya');
  // A repetition gets the same answer, and approves nothing.
  expect(await confirm('ebba', orderId)).toBe('waiting');
  expect(await mailed(orderId)).toEqual([people.jonas.email]);
  await leave('jonas');
  expect(await mailed(orderId)).toEqual([people.ebba.email]);
  expect(await confirm('ebba', orderId)).toBe('waiting');
  expect(await confirm('ebba', orderId, await look('ebba', orderId))).toBe('approved');
});

test('a second click approves nothing more for the only admin: a decision is for the step that the page showed', async () => {
  const { rule, order, leave, confirm, look } = await aWorld({});
  await rule('sequence', 'ebba', 'priya');
  const orderId = await order();
  await leave('priya');
  await leave('jonas');
  const seen = await look('ebba', orderId);
  expect(await confirm('ebba', orderId, seen)).toBe('waiting');
  expect(await confirm('ebba', orderId, seen)).toBe('step-decided');
  expect(await confirm('ebba', orderId)).toBe('waiting');
  expect(await confirm('ebba', orderId, await look('ebba', orderId))).toBe('approved');
});
