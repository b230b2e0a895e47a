import { expect, test } from 'vitest';
import { environments } from '#core/environment.ts';
import { roles } from '../auth/roles.ts';
import { mayAnalyseSearch } from './may-analyse-search.ts';

const visitors = { anonymous: undefined, consumer: roles.b2c, buyer: roles.user, staff: roles.internal } as const;

test('K11 M45 search analytics need the flag, production, and a visitor who is anonymous or a consumer', () => {
  const allowed = [true, false].flatMap((isFlagOn) =>
    environments.flatMap((environment) =>
      Object.entries(visitors).flatMap(([name, role]) => {
        const claims = role === undefined ? undefined : { storm_role: role };
        return mayAnalyseSearch({ isFlagOn, environment, claims }) ? [`${isFlagOn} ${environment} ${name}`] : [];
      }),
    ),
  );
  expect(allowed).toEqual(['true production anonymous', 'true production consumer']);
});
