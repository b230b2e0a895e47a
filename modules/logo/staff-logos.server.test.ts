import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { type LogoWorld, openLogoWorld, release } from '#tests/build/logo-world.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import type { StaffTask } from '../auth/staff-tasks.ts';
import { countWaitingLogos, pageLogos, readStaffLogo } from './staff-logos.server.ts';

let world: LogoWorld;
let ofBygg: string;

beforeEach(async () => {
  world = await openLogoWorld();
  ofBygg = (await world.upload('admin', { name: 'Hamnvik' })).body.logoId;
  world.shop.clock.moveBy(1000);
  await world.upload('another company', { name: 'Kaj' });
  world.shop.clock.moveBy(1000);
});

const as = (...tasks: StaffTask[]) =>
  aVisit({ claims: someClaims({ ...world.people.production, storm_role: roles.internal, tasks }) });

async function names(sought: { state?: 'waiting' | 'released'; company?: string; search?: string } = {}) {
  const part = { limit: 10, isDescending: false };
  const page = await pageLogos(world.shop, as('orders'), { state: 'waiting', search: '', part, ...sought });
  return page.ok ? page.value.items.map(({ name, company }) => `${name} of ${company}`) : page.refusal.code;
}

test('staff narrow the logos by state, company and name', async () => {
  expect(await names()).toEqual(['Hamnvik of Bygg', 'Kaj of Other']);
  expect(await names({ company: 'byg' })).toEqual(['Hamnvik of Bygg']);
  expect(await names({ company: String(world.companyId) })).toEqual(['Hamnvik of Bygg']);
  expect(await names({ search: 'ka' })).toEqual(['Kaj of Other']);
  await world.decide('production', ofBygg, release);
  expect(await names()).toEqual(['Kaj of Other']);
  expect(await names({ state: 'released' })).toEqual(['Hamnvik of Bygg']);
});

test('staff read a version with the other versions of its logo', async () => {
  await world.upload('admin', { logoId: ofBygg });
  const part = { limit: 10, isDescending: false };
  const page = await pageLogos(world.shop, as('orders'), { state: 'waiting', search: '', part });
  const id = page.ok ? (page.value.items[0]?.id ?? '') : '';
  const read = await readStaffLogo(world.shop, as('read-only'), { id });
  expect(read.ok && { ...read.value, versions: read.value.versions.map(({ version }) => version) }).toMatchObject({
    company: 'Bygg',
    logo: { id, name: 'Hamnvik', version: 1, state: 'waiting' },
    versions: [2, 1],
  });
});

test('what waits is counted for staff with the task, and others read nothing', async () => {
  const most = { most: 100 };
  expect(await countWaitingLogos(world.shop, as('orders'), most)).toEqual({ ok: true, value: 2 });
  expect(await countWaitingLogos(world.shop, as('orders'), { most: 1 })).toEqual({ ok: true, value: 1 });
  await world.decide('production', ofBygg, release);
  expect(await countWaitingLogos(world.shop, as('read-only'), most)).toEqual({ ok: true, value: 1 });
  const refused = { ok: false, refusal: { code: 'not-allowed' } };
  const part = { limit: 10, isDescending: false };
  const strangers = [as('content'), aVisit({ claims: someClaims(world.people.admin) })];
  for (const visit of strangers) {
    expect(await countWaitingLogos(world.shop, visit, most)).toEqual(refused);
    expect(await readStaffLogo(world.shop, visit, { id: ofBygg })).toEqual(refused);
    expect(await pageLogos(world.shop, visit, { state: 'waiting', search: '', part })).toEqual(refused);
  }
});

test.each(['9999', 'red', ''])('the thread “%s” is in no cupboard, so the release is refused', async (thread) => {
  const sent = await world.decide('production', ofBygg, { ...release, threadColours: [thread] });
  expect(sent).toMatchObject({ status: 422, body: { code: 'invalid-input' } });
  expect(await world.list('admin')).toMatchObject([{ state: 'waiting' }]);
});
