import { expect, test } from 'vitest';
import { roles } from '../auth/roles.ts';
import { punchOutTypes } from './company-settings.ts';
import { activePunchOut, maySwitchTo } from './punch-out.ts';

test.each([
  [{ ActivateOCI: 'true', PunchOutType: 'OCI4' }, 'OCI4'],
  [{ ActivateOCI: 'true', PunchOutType: 'PEPPOL3' }, 'PEPPOL3'],
  [{ ActivateOCI: 'true', PunchOutType: 'None' }, 'None'],
  [{ ActivateOCI: 'true' }, 'None'],
  [{ ActivateOCI: 'false', PunchOutType: 'OCI4' }, 'None'],
  [{ PunchOutType: 'OCI4' }, 'None'],
  [{}, 'None'],
])('U09 the punch-out type of %j is %s', (settings, type) => expect(activePunchOut(settings)).toBe(type));

test.each([
  [64, 'OCI4', 'OCI4', true],
  [64, 'OCI3', 'CXML', false],
  [64, 'None', 'CXML', false],
  [81, 'None', 'OCI4', false],
  [65, 'None', 'OCI4', false],
  [64, 'None', 'None', true],
  [64, 'OCI4', 'None', true],
] as const)('U02 role %i in a session of type %s to a company of type %s: %s', (role, session, company, may) => {
  expect(maySwitchTo({ role, punchOutType: session }, company)).toBe(may);
});

test('U02 internal staff may enter any', () => {
  for (const punchOutType of punchOutTypes)
    for (const company of punchOutTypes)
      expect(maySwitchTo({ role: roles.internal, punchOutType }, company)).toBe(true);
});
