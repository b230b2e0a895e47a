import { expect, test } from 'vitest';
import { customerTypeOf } from './customer-type.ts';

test.each([
  ['with AccessPartnerWeb', undefined, 'true', 'dealer'],
  ['with a parent', 7, undefined, 'idCustomer'],
  ['with a parent, AccessPartnerWeb off', 7, 'false', 'idCustomer'],
  ['with a parent and AccessPartnerWeb', 7, 'true', 'dealer'],
  ['with neither', undefined, undefined, 'directCustomer'],
  ['whose parent has the id 0', 0, undefined, 'idCustomer'],
] as const)('M10 a company %s', (_, parentId, accessPartnerWeb, type) => {
  const settings = accessPartnerWeb === undefined ? {} : { AccessPartnerWeb: accessPartnerWeb };
  expect(customerTypeOf({ parentId, settings })).toBe(type);
});
