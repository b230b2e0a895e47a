import { expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { aPerson } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { type Role, roles } from '../auth/roles.ts';
import { readActiveRules, readShowsPending } from './active-rules.server.ts';
import { type Outcome, stepsOf } from './approval-rule.ts';
import { addRule, switchRule } from './change-rule.server.ts';
import { forgetRulePerson, readRuleChangesOf } from './rules-of-person.server.ts';
import { insertSteps, listStepsOf, noteStep } from './step-store.server.ts';

test('X02 a rule shows the page of pending orders to admins, and is in the data export of its author', async () => {
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
    named: [{ version: 1, name: 'Large orders' }],
    approvals: [],
    asked: [],
  });
  expect(await readRuleChangesOf(shop.db, id + 1)).toEqual(nothing);
});

const nothing = { changes: [], named: [], approvals: [], asked: [] };

test('a deleted account is removed from all versions and steps; without an approver the admins take over', async () => {
  const shop = await openTestShop();
  const company = await aCompany('Bygg').save(shop.db);
  const adminOf = async (email: string) =>
    (await aPerson(email).withRole(roles.customerAdmin).at(company).save(shop.db)).id;
  const [ebba, karl] = [await adminOf('ebba@bygg.example'), await adminOf('karl@bygg.example')];
  const claims = someClaims({ customer_id: ebba, storm_role: roles.administrator, company_id: company.id });
  const visit = aVisit({ claims, now: shop.clock.now() });
  const rule = async (kind: Outcome['kind'], ...approvers: number[]) => {
    const condition = { kind: 'ORDER_VALUE', is: 'MORE_THAN', value: 1500 } as const;
    const added = await addRule(shop, visit, {
      companyId: company.id,
      name: kind,
      condition,
      outcome: { kind, approvers },
    });
    if (!added.ok) throw new Error(added.refusal.code);
    const { id: ruleId, version } = added.value;
    await switchRule(shop, visit, { companyId: company.id, ruleId, version, isActive: true });
  };
  await rule('any', karl, ebba);
  await rule('sequence', ebba);
  const { id: orderId } = await anOpenOrder(shop);
  await insertSteps(shop.db, orderId, [
    { approverIds: [karl, ebba], rule: undefined },
    { approverIds: [ebba], rule: undefined },
  ]);
  await noteStep(shop.db, orderId, 0, { by: ebba, at: shop.clock.now(), isOfFormerRows: false });
  const export1 = await readRuleChangesOf(shop.db, ebba);
  expect(export1).toMatchObject({ approvals: [{ orderId, position: 0 }], asked: [{ position: 0 }, { position: 1 }] });
  await forgetRulePerson(shop, ebba);
  expect(await readRuleChangesOf(shop.db, ebba)).toEqual(nothing);
  expect(await readRuleChangesOf(shop.db, karl)).toMatchObject({ named: [{ version: 1 }, { version: 2 }] });
  const rules = await readActiveRules(shop, company.id);
  expect(
    rules.toSorted((a, b) => a.name.localeCompare(b.name)).map(({ name, outcome }) => [name, outcome.approvers]),
  ).toEqual([
    ['any', [karl]],
    ['sequence', []],
  ]);
  const asked = { isForced: false, approverId: undefined, buyerId: undefined, allowsOwn: false };
  const steps = rules.map((one) => stepsOf({ ...asked, rules: [one] }).map(({ approverIds }) => approverIds));
  expect(steps.toSorted((a, b) => a.flat().length - b.flat().length)).toEqual([[[]], [[karl]]]);
  const left = await listStepsOf(shop.db, orderId);
  expect(left.map(({ approverIds, approvedBy }) => [approverIds, approvedBy])).toEqual([
    [[karl], undefined],
    [[], undefined],
  ]);
});
