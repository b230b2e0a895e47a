import { beforeAll, expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { fillCompanies } from '#demo/companies/fill-companies.server.ts';
import { checkDocument } from '#modules/punchout-fields/check-document.ts';
import { readConnections } from '#modules/punchout-workbench/read-connections.server.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { problemsByDtd } from '#tests/cxml/check-dtd.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { fillLog } from './fill-log.server.ts';
import { fillSystems } from './fill-systems.server.ts';
import { storyOf } from './stories.ts';
import { demoSystems } from './systems.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  await fillCompanies(shop);
  await fillSystems(shop);
  await fillLog(shop);
});

const row = {
  rowIds: [],
  sku: '100012200100C50',
  name: 'Trousers',
  variant: '',
  notes: [],
  quantity: 2,
  unit: 'PCE',
  net: money(240_000, 'EUR'),
  taxBasisPoints: 2000,
  leadDays: 1,
  employeeNo: '',
  serviceOf: undefined,
  classes: { unspsc: '53102700', eclass: undefined },
};

test('the connection of Hamnvik is red with its reason', async () => {
  const read = await readConnections(shop, aVisit({ claims: someClaims() }));
  if (!read.ok) throw new Error(read.refusal.code);
  const hamnvik = read.value.find(({ companyId }) => companyId === 1005);
  expect(hamnvik).toMatchObject({
    protocol: 'OCI4',
    obstacles: [],
    steps: [{ state: 'fails', reason: 'wrong-secret' }, {}, {}, {}],
  });
});

test.each(demoSystems)('the documents of $person comply with the protocol', (system) => {
  const story = storyOf(system, { rows: [row], order: undefined, now: new Date('2026-11-18T08:00:00Z') });
  const problems = story.flatMap(({ direction, body }) =>
    checkDocument({ protocol: system.type, direction, body }).filter(({ problem }) => problem),
  );
  expect([story.length > 1, problems]).toEqual([true, []]);
  const xml = story.flatMap(({ body }) => ('xml' in body && system.type === 'CXML' ? [body.xml] : []));
  expect(xml.flatMap(problemsByDtd)).toEqual([]);
});
