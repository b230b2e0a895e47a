import { expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { aSituation } from '#tests/build/campaign.ts';
import { audienceOf } from '../audience.ts';
import { audience } from './audience.ts';

test('it applies to the given buyers', () => {
  const people = audience.schema.parse({ kind: 'audience', audiences: ['anonymous', 'consumer'] });
  const holds = (claims: { storm_role: (typeof roles)[keyof typeof roles] } | undefined) =>
    audience.holds(people, aSituation([], { audience: audienceOf(claims) }));
  expect(holds(undefined)).toBe(true);
  expect(holds({ storm_role: roles.b2c })).toBe(true);
  expect(holds({ storm_role: roles.user })).toBe(false);
});
