import { beforeEach, expect, test } from 'vitest';
import { threadsIn } from '#app/components/staff/logos/staff-logo.ts';
import { type LogoWorld, openLogoWorld } from '#tests/build/logo-world.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { decideByForm } from './decide-by-form.server.ts';

let world: LogoWorld;
let logoId: string;

beforeEach(async () => {
  world = await openLogoWorld();
  ({ logoId } = (await world.upload('admin', { name: 'Hamnvik' })).body);
});

async function release(threads: readonly string[], stitchCount: string) {
  const form = new FormData();
  form.set('intent', 'release');
  for (const thread of threads) form.append('threadColours', thread);
  form.set('stitchCount', stitchCount);
  form.set('priceClass', 'B');
  const visit = aVisit({ language: 'en', claims: someClaims(world.people.production), now: world.shop.clock.now() });
  const answer = await decideByForm({ shop: world.shop, visit, form }, { logoId, version: 1 });
  return answer instanceof Response ? answer.headers.get('location') : answer;
}

test.each([
  ['one thread', ['1147']],
  ['two threads', ['1147', '1443']],
])('staff release a logo with %s', async (_, threads) => {
  expect(await release(threads, '5200')).toBe('/en/staff/logos?done=released');
  const production = { threadColours: threads, stitchCount: 5200, priceClass: 'B' };
  expect(await world.list('admin')).toMatchObject([{ state: 'released', production }]);
});

test('a release without threads is refused', async () => {
  expect(await release([], '5200')).toMatchObject({
    init: { status: 422 },
    data: { result: { error: { threadColours: ['Thread colours must have at least 1 entry'] } } },
  });
  expect(await world.list('admin')).toMatchObject([{ state: 'waiting' }]);
});

test.each([
  ['', 'Number of stitches is a required field'],
  [' ', 'Number of stitches is a required field'],
  ['many', 'Number of stitches must be a whole number'],
  ['1.5', 'Number of stitches must be a whole number'],
  ['900000', 'Number of stitches must be at most 500000'],
])('the stitch count “%s” is refused and the ticked threads stay', async (typed, said) => {
  const refused = await release(['1147'], typed);
  expect(refused).toMatchObject({ init: { status: 422 }, data: { result: { error: { stitchCount: [said] } } } });
  const result = refused !== null && typeof refused === 'object' ? refused.data.result : undefined;
  expect(threadsIn(result)).toEqual(['1147']);
  expect(await world.list('admin')).toMatchObject([{ state: 'waiting' }]);
});

test('a refused release without threads ticks none, and other forms say nothing about threads', () => {
  expect(threadsIn({ initialValue: { intent: 'release' } })).toEqual([]);
  expect(threadsIn({ initialValue: { intent: 'release', threadColours: ['1147', '1443'] } })).toEqual(['1147', '1443']);
  expect(threadsIn({ initialValue: { intent: 'refuse', answer: 'Blurred' } })).toBeUndefined();
  expect(threadsIn(undefined)).toBeUndefined();
});
