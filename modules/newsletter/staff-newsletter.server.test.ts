import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { importSubscribers } from './import-subscribers.server.ts';
import { pageSubscribers, readListGrowth, readSubscriber } from './read-subscribers.server.ts';
import { subscribe } from './subscribe.server.ts';
import { addressKeyOf } from './subscriber-store.server.ts';
import { tagsOf } from './subscription.ts';
import { unblock } from './unblock.server.ts';
import { unsubscribe } from './unsubscribe.server.ts';

let shop: TestShop;
const staffWith = (...tasks: ('newsletter' | 'read-only' | 'insights' | 'settings')[]) =>
  aVisit({ claims: someClaims({ storm_role: roles.internal, tasks }), now: new Date('2026-11-18T10:00:00Z') });
const staff = staffWith('newsletter');

beforeEach(async () => {
  shop = await openTestShop();
});

const join = (emailAddress: string, marketId = 1, now = new Date('2026-11-02T10:00:00Z')) =>
  subscribe(shop, aVisit({ now }), {
    emailAddress,
    marketId,
    cultureCode: 'sv-SE',
    tags: tagsOf('Footer'),
    actionAfterSuccessfulCreate: 'None',
  });
const block = (emailAddress: string) =>
  shop.db
    .insertInto('newsletter_block')
    .values({ address_key: addressKeyOf(emailAddress), reason: 'complaint', at: staff.now })
    .execute();
const idOf = (emailAddress: string, marketId = 1) => `${marketId}-${addressKeyOf(emailAddress).slice(0, 40)}`;
const everything = {
  search: '',
  marketId: undefined,
  state: undefined,
  source: undefined,
  part: { limit: 10, isDescending: true },
};
const listed = async (facts: Partial<Parameters<typeof pageSubscribers>[2]> = {}) => {
  const page = await pageSubscribers(shop, staff, { ...everything, ...facts });
  return page.ok
    ? page.value.items.map(({ emailAddress, state }) => `${emailAddress} ${state}`).toSorted()
    : page.refusal.code;
};
const bring = (...lines: string[]) => {
  const text = ['email;market;language;consent_date;consent_text;topics', ...lines].join('\n');
  return importSubscribers(shop, staff, { bytes: new TextEncoder().encode(text) });
};

test('the list is searched and filtered, with source, state and proof of consent', async () => {
  await join('kim@home.example');
  await join('bo@berg.example', 12);
  await join('eva@berg.example');
  await block('eva@berg.example');
  expect(await listed()).toEqual(['bo@berg.example pending', 'eva@berg.example blocked', 'kim@home.example active']);
  expect(await listed({ search: 'BERG' })).toEqual(['bo@berg.example pending', 'eva@berg.example blocked']);
  expect(await listed({ marketId: 12 })).toEqual(['bo@berg.example pending']);
  expect(await listed({ state: 'blocked' })).toEqual(['eva@berg.example blocked']);
  expect(await listed({ source: 'Import' })).toEqual([]);
  const one = await readSubscriber(shop, staff, { id: idOf('kim@home.example') });
  expect(one).toMatchObject({
    ok: true,
    value: {
      subscriber: { source: 'Footer', proof: { what: 'asked', wording: expect.stringContaining('nyhetsbrev') } },
      proofs: [{ what: 'asked', source: 'Footer', cultureCode: 'sv-SE' }],
      mailed: 'yes',
    },
  });
  expect((await readSubscriber(shop, staff, { id: idOf('nobody@home.example') })).ok).toBe(false);
});

test('an import adds addresses with proof, and says why lines are refused', async () => {
  await join('listed@home.example');
  await join('left@home.example');
  await unsubscribe(shop, aVisit({ now: new Date('2026-11-03T10:00:00Z') }), {
    emailAddress: 'left@home.example',
    marketId: 1,
  });
  await block('blocked@home.example');
  const tail = 'se;sv;2026-11-01;Ja tack.;Guides';
  const imported = await bring(
    `kim@home.example;${tail}`,
    `KIM@home.example;${tail}`,
    `listed@home.example;${tail}`,
    `left@home.example;${tail}`,
    `blocked@home.example;${tail}`,
    'bo@home.example;se;sv;;Ja tack.;',
    '',
  );
  expect(imported).toEqual({
    ok: true,
    value: {
      accepted: 1,
      refused: [
        { line: 3, email: 'KIM@home.example', problem: 'twice' },
        { line: 4, email: 'listed@home.example', problem: 'listed' },
        { line: 5, email: 'left@home.example', problem: 'left' },
        { line: 6, email: 'blocked@home.example', problem: 'blocked' },
        { line: 7, email: 'bo@home.example', problem: 'consent-date' },
      ],
    },
  });
  const kim = await readSubscriber(shop, staff, { id: idOf('kim@home.example') });
  expect(kim).toMatchObject({
    value: {
      subscriber: { state: 'active', topics: ['Guides'], source: 'Import' },
      proofs: [{ what: 'imported', wording: 'Ja tack.', cultureCode: 'sv-SE', at: new Date('2026-11-01T12:00:00Z') }],
    },
  });
  expect(await bring(`left@home.example;se;sv;2026-11-04;Ja tack.;`)).toMatchObject({ value: { accepted: 1 } });
});

test('files without the column email, pictures and long files are refused', async () => {
  const codeOf = async (bytes: Uint8Array<ArrayBuffer>) => {
    const answer = await importSubscribers(shop, staff, { bytes });
    return answer.ok ? 'ok' : answer.refusal.code;
  };
  const text = (content: string) => new TextEncoder().encode(content);
  expect(await codeOf(text('name,market\nKim,se\n'))).toBe('people-file-columns');
  expect(await codeOf(new Uint8Array([0x89, 0x50, 0, 1, 2, 3]))).toBe('people-file-unreadable');
  expect(await codeOf(text(`email\n${'a@b.example\n'.repeat(5001)}`))).toBe('too-many-lines');
});

test('months count who joined, left and was blocked; staff end a block with a reason', async () => {
  await join('kim@home.example', 1, new Date('2026-10-05T10:00:00Z'));
  await join('bo@home.example', 12);
  await unsubscribe(shop, aVisit({ now: new Date('2026-11-03T10:00:00Z') }), {
    emailAddress: 'kim@home.example',
    marketId: 1,
  });
  await join('eva@home.example');
  const growth = await readListGrowth(shop, staff, { marketId: undefined });
  if (!growth.ok) throw new Error(growth.refusal.code);
  expect(growth.value.byMonth).toHaveLength(18);
  expect(growth.value.byMonth.slice(-2)).toEqual([
    { month: '2026-10', joined: 1, left: 0, blocked: 0 },
    { month: '2026-11', joined: 1, left: 1, blocked: 0 },
  ]);
  expect(growth.value.byMarket).toEqual([
    { marketId: 1, active: 1, pending: 0, blocked: 0 },
    { marketId: 12, active: 0, pending: 1, blocked: 0 },
  ]);
  await block('eva@home.example');
  expect(await unblock(shop, staff, { id: idOf('eva@home.example'), reason: 'Eva asked by phone.' })).toMatchObject({
    ok: true,
  });
  expect(await listed({ state: 'active' })).toEqual(['eva@home.example active']);
  expect(await readSubscriber(shop, staff, { id: idOf('eva@home.example') })).toMatchObject({
    value: { proofs: [{ what: 'asked' }, { what: 'unblocked', wording: 'Eva asked by phone.' }] },
  });
});

test('only staff with the task see the list, and readers change nothing', async () => {
  const others = [
    aVisit(),
    aVisit({ claims: someClaims({ storm_role: roles.administrator }) }),
    staffWith('insights', 'settings'),
  ];
  const bytes = new TextEncoder().encode('email\n');
  for (const visit of others) {
    expect((await pageSubscribers(shop, visit, everything)).ok).toBe(false);
    expect((await readSubscriber(shop, visit, { id: 'x' })).ok).toBe(false);
    expect((await readListGrowth(shop, visit, { marketId: undefined })).ok).toBe(false);
  }
  expect((await pageSubscribers(shop, staffWith('read-only'), everything)).ok).toBe(true);
  for (const visit of [...others, staffWith('read-only')]) {
    expect((await importSubscribers(shop, visit, { bytes })).ok).toBe(false);
    expect((await unblock(shop, visit, { id: 'x', reason: 'x' })).ok).toBe(false);
  }
});
