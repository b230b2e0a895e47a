import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { someClaims } from '#tests/build/visit.ts';
import { viewScopeOf } from './view-scope.ts';

test('lists of staff are for members with the task of the list, others for people of a company', () => {
  const staff = someClaims({ customer_id: 7, company_id: 3 });
  const buyer = someClaims({ customer_id: 8, company_id: 3, storm_role: roles.administrator });
  expect(viewScopeOf(staff, 'staff-orders')).toEqual({ ok: true, value: { ownerId: 7, companyId: undefined } });
  const editor = someClaims({ customer_id: 9, tasks: ['content'] });
  expect(viewScopeOf(editor, 'staff-reviews')).toMatchObject({ ok: true });
  expect(viewScopeOf(editor, 'staff-orders')).toMatchObject({ refusal: { code: 'not-allowed' } });
  expect(viewScopeOf(staff, 'staff-unknown')).toMatchObject({ refusal: { code: 'not-allowed' } });
  expect(viewScopeOf(buyer, 'staff-orders')).toMatchObject({ refusal: { code: 'not-allowed' } });
  expect(viewScopeOf(buyer, 'company-people')).toEqual({ ok: true, value: { ownerId: 8, companyId: 3 } });
  expect(viewScopeOf(someClaims({ company_id: undefined }), 'company-people')).toMatchObject({ ok: false });
  expect(viewScopeOf(undefined, 'staff-orders')).toMatchObject({ refusal: { code: 'not-signed-in' } });
});

test('views of every list of staff can be saved', () => {
  const sources = globSync('app/routes/staff/*/*-source.server.ts').map((path) => readFileSync(path, 'utf8'));
  const lists = sources.flatMap((text) => [...text.matchAll(/name: '(staff-[a-z-]+)'/g)].map(([, name = '']) => name));
  expect(lists.length).toBeGreaterThan(8);
  expect(lists.filter((list) => !viewScopeOf(someClaims({ tasks: ['read-only'] }), list).ok)).toEqual([]);
});
