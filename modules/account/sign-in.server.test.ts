import { verify } from '@node-rs/argon2';
import { beforeEach, describe, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aConsumer, aPerson, password } from '#tests/build/person.ts';
import { aVisit } from '#tests/build/visit.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { verifyPassword } from '../auth/password-hash.server.ts';
import { roles } from '../auth/roles.ts';
import { verifyToken } from '../auth/token.server.ts';
import { markets } from '../market/markets.ts';
import type { Visit } from '../visit.ts';
import { chooseCompany } from './enter-shop.server.ts';
import { checkCredentials } from './password/check-credentials.server.ts';
import { signIn } from './sign-in.server.ts';

/** Kind, version and cost of a stored hash. */
const costOf = (stored: string) => stored.split('$').slice(1, 4).join(' ');

const minute = 60_000;
let shop: TestShop;
let bygg: { id: number };

beforeEach(async () => {
  shop = await openTestShop();
  bygg = await aCompany('Bygg').save(shop.db);
  await aPerson().at(bygg).save(shop.db);
});

const visitNow = (facts: Partial<Visit> = {}) => aVisit({ now: shop.clock.now(), ...facts });
const enter = (who: { loginName?: string; password?: string } = {}, facts: Partial<Visit> = {}) =>
  signIn(shop, visitNow(facts), { loginName: 'ada@bygg.example', password, remember: false, ...who });
const codeOf = async (...how: Parameters<typeof enter>) => {
  const entered = await enter(...how);
  return entered.ok ? entered.value.kind : entered.refusal.code;
};

describe('a sign-in', () => {
  test('succeeds with the right password, regardless of the case of the name', async () => {
    expect(await codeOf()).toBe('signed-in');
    expect(await codeOf({ loginName: 'ADA@Bygg.example' })).toBe('signed-in');
    expect(await codeOf({ password: `${password} ` })).toBe('sign-in-failed');
    expect(await codeOf({ password: password.toUpperCase() })).toBe('sign-in-failed');
  });

  test('A03 works for every role, each with its own claims', async () => {
    const consumer = await aConsumer().save(shop.db);
    const people = [
      ...[roles.user, roles.administrator, roles.customerAdmin].map((role) =>
        aPerson(`p${role}@bygg.example`).withRole(role).at(bygg),
      ),
      aPerson('p80@bygg.example').withRole(roles.internal),
    ];
    for (const person of people) {
      const { emailAddress } = await person.save(shop.db);
      const entered = await enter({ loginName: emailAddress });
      if (!entered.ok || entered.value.kind !== 'signed-in') throw new Error(emailAddress);
      expect(entered.value.session.claims.storm_role).toBe(Number(emailAddress.slice(1, 3)));
    }
    const entered = await enter({ loginName: consumer.emailAddress });
    if (!entered.ok || entered.value.kind !== 'signed-in') throw new Error('consumer');
    expect(entered.value.session.claims).not.toHaveProperty('company_id');
  });

  test('the claims of the access token are those of the session', async () => {
    const entered = await enter();
    if (!entered.ok || entered.value.kind !== 'signed-in') throw new Error('not signed in');
    const { accessToken, claims } = entered.value.session;
    const verified = await verifyToken([shop.env.SESSION_SECRET], accessToken, shop.clock.now());
    expect(verified).toEqual({ ok: true, value: claims });
  });

  test('fails if the account is closed, has no company, or belongs to another market', async () => {
    await aPerson('karin@bygg.example').at(bygg).closed().save(shop.db);
    await aPerson('lone@bygg.example').save(shop.db);
    await aConsumer('nils@home.example').inMarket(2, 'nb').save(shop.db);
    expect(await codeOf({ loginName: 'karin@bygg.example' })).toBe('account-closed');
    expect(await codeOf({ loginName: 'lone@bygg.example' })).toBe('no-company');
    expect(await codeOf({ loginName: 'nils@home.example' })).toBe('sign-in-elsewhere');
    const entered = await enter({}, { market: markets.no });
    expect(entered).toMatchObject({ refusal: { code: 'sign-in-elsewhere', marketId: 1, market: 'Sverige' } });
    expect(await shop.db.selectFrom('session').select('sid').execute()).toEqual([]);
  });

  test('with a wrong password gets the same answer for a closed account', async () => {
    await aPerson('karin@bygg.example').at(bygg).closed().save(shop.db);
    expect(await codeOf({ loginName: 'karin@bygg.example', password: 'wrong' })).toBe('sign-in-failed');
  });

  test('fails for an account without a password', async () => {
    await shop.db.updateTable('account').set({ password_hash: null }).execute();
    expect(await codeOf()).toBe('sign-in-failed');
    expect(await codeOf({ password: '' })).toBe('sign-in-failed');
  });
});

describe('an unknown name', () => {
  test('gets exactly the same answer as a wrong password', async () => {
    const [wrong, unknown] = [await enter({ password: 'wrong' }), await enter({ loginName: 'x@bygg.example' })];
    expect(unknown).toEqual(wrong);
    expect(unknown).toEqual({ ok: false, refusal: { code: 'sign-in-failed' } });
  });

  test('takes the same time: one hash of the same cost is checked', async () => {
    const workFor = async (loginName: string) => {
      const work: (readonly string[])[] = [];
      const counted: typeof verify = (stored, given) => {
        work.push([costOf(String(stored)), String(given)]);
        return verify(stored, given);
      };
      await checkCredentials(shop, visitNow(), { loginName, password: 'wrong' }, (stored, given) =>
        verifyPassword(stored, given, counted),
      );
      return work;
    };
    const known = await workFor('ada@bygg.example');
    expect(known).toEqual([['argon2id v=19 m=19456,t=2,p=1', 'wrong']]);
    expect(await workFor('x@bygg.example')).toEqual(known);
    await shop.db.updateTable('account').set({ password_hash: null }).execute();
    expect(await workFor('ada@bygg.example')).toEqual(known);
  });
});

describe('too many attempts', () => {
  test('lock the name for a minute, also with the right password, and say for how long', async () => {
    for (let turn = 0; turn < 5; turn += 1) expect(await codeOf({ password: 'wrong' })).toBe('sign-in-failed');
    expect(await enter()).toEqual({ ok: false, refusal: { code: 'sign-in-locked', minutes: 1 } });
    shop.clock.moveBy(minute);
    expect(await codeOf()).toBe('signed-in');
    expect(await codeOf({ password: 'wrong' })).toBe('sign-in-failed');
  });

  test('lock an unknown name in the same way', async () => {
    for (let turn = 0; turn < 5; turn += 1) await enter({ loginName: 'x@bygg.example' });
    expect(await codeOf({ loginName: 'x@bygg.example' })).toBe('sign-in-locked');
  });

  test('with many names from one address lock this address, and no other', async () => {
    for (let turn = 0; turn < 50; turn += 1)
      await enter({ loginName: `x${turn}@bygg.example` }, { clientAddress: '192.0.2.9' });
    expect(await codeOf({}, { clientAddress: '192.0.2.9' })).toBe('sign-in-locked');
    expect(await codeOf({}, { clientAddress: '192.0.2.10' })).toBe('signed-in');
  });

  test('never lock an office in which all sign-ins succeed', async () => {
    for (let turn = 0; turn < 60; turn += 1) expect(await codeOf()).toBe('signed-in');
  });
});

describe('A21 a person with several companies', () => {
  let tak: { id: number };

  beforeEach(async () => {
    tak = await aCompany('Tak').save(shop.db);
    await aPerson('emil@tak.example').at(tak, bygg).save(shop.db);
  });

  const ticketOf = async () => {
    const entered = await enter({ loginName: 'emil@tak.example' });
    if (!entered.ok || entered.value.kind !== 'choose-company') throw new Error('nothing to choose');
    return entered.value;
  };
  const choose = async (ticket: string, companyId: number, facts: Partial<Visit> = {}) => {
    const chosen = await chooseCompany(shop, visitNow(facts), { ticket, companyId });
    return chosen.ok ? chosen.value.claims.company_id : chosen.refusal.code;
  };

  test('gets two entries and chooses one', async () => {
    const { ticket, companies } = await ticketOf();
    expect(companies).toEqual([
      { id: bygg.id, name: 'Bygg' },
      { id: tak.id, name: 'Tak' },
    ]);
    expect(await shop.db.selectFrom('session').select('sid').execute()).toEqual([]);
    expect(await choose(ticket, tak.id)).toBe(tak.id);
  });

  test('cannot choose a company of others', async () => {
    const other = await aCompany('Annan').save(shop.db);
    const { ticket } = await ticketOf();
    expect(await choose(ticket, other.id)).toBe('company-not-found');
    expect(await choose(ticket, 999)).toBe('company-not-found');
  });

  test('has ten minutes, in the market where the password was given', async () => {
    const { ticket } = await ticketOf();
    expect(await choose(ticket, tak.id, { market: markets.no })).toBe('choice-expired');
    expect(await choose(`${ticket}x`, tak.id)).toBe('choice-expired');
    expect(await choose('made.up', tak.id)).toBe('choice-expired');
    shop.clock.moveBy(10 * minute);
    expect(await choose(ticket, tak.id)).toBe('choice-expired');
  });

  test('cannot sign in if the account was closed meanwhile', async () => {
    const { ticket } = await ticketOf();
    await shop.db.updateTable('account').set({ is_active: false }).execute();
    expect(await choose(ticket, tak.id)).toBe('choice-expired');
  });

  test('U02 is sent to the portal for a punch-out company', async () => {
    const yard = await aCompany('Yard').with({ ActivateOCI: 'true', PunchOutType: 'OCI4' }).save(shop.db);
    await shop.db.insertInto('customer_company').values({ customer_id: 2, company_id: yard.id }).execute();
    const { ticket } = await ticketOf();
    expect(await choose(ticket, yard.id)).toBe('portal-redirect');
  });
});
