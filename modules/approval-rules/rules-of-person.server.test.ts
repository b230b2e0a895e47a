import { expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { type Role, roles } from '../auth/roles.ts';
import { readShowsPending } from './active-rules.server.ts';
import { addRule } from './change-rule.server.ts';
import { readRuleChangesOf } from './rules-of-person.server.ts';

test('X02 a rule shows the page of pending orders to admins, and is in the export of the person who made it', async () => {
  const shop = await openTestShop();
  const company = await aCompany('Bygg').save(shop.db);
  const { id } = await aPerson('ebba@bygg.example').withRole(roles.customerAdmin).at(company).save(shop.db);
  const claimsOf = (storm_role: Role) => someClaims({ customer_id: id, storm_role, company_id: company.id });
  const shows = () =>
    Promise.all(
      [roles.user, roles.customerAdmin, roles.administrator].map((role) =>
        readShowsPending(shop, claimsOf(role), company.id),
      ),
    );
  expect(await shows()).toEqual([false, false, false]);
  const added = await addRule(shop, aVisit({ claims: claimsOf(roles.administrator), now: shop.clock.now() }), {
    companyId: company.id,
    name: 'Large orders',
    condition: { kind: 'ORDER_VALUE', is: 'MORE_THAN', value: 1500 },
    outcome: { kind: 'one', approvers: [id] },
  });
  expect(added.ok).toBe(true);
  expect(await shows()).toEqual([false, true, true]);
  expect(await readRuleChangesOf(shop.db, id)).toMatchObject({
    changes: [{ version: 1, name: 'Large orders' }],
    approvals: [],
  });
  expect(await readRuleChangesOf(shop.db, id + 1)).toEqual({ changes: [], approvals: [] });
});
