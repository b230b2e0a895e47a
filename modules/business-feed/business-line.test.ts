import { expect, test } from 'vitest';
import { laterRankOf, parseBusinessLine, rankOf, subjectOf } from './business-line.ts';

const company = { kind: 'company', key: 'C-1', market: 'se', name: 'Bygg', emailAddress: 'a@b.example', orgNo: '1' };
const read = (row: object) => {
  const parsed = parseBusinessLine(JSON.stringify(row));
  if (!parsed.ok) throw new Error(parsed.refusal.code);
  return parsed.value;
};

test('parents come before children, companies before all lines that refer to them, and credit before payments', () => {
  const rows = [
    { kind: 'payment', key: 'Y', company: 'C-1', amount: '1' },
    { kind: 'credit', key: 'K', company: 'C-1', remaining: '1' },
    { kind: 'membership', company: 'C-1', person: 'P-1' },
    { kind: 'person', key: 'P-1', company: 'C-1', firstName: 'Ada', lastName: 'Berg' },
    { kind: 'price-list', company: 'C-1', priceList: 'L' },
    { ...company, key: 'C-2', parent: 'C-1' },
    { ...company, parent: null },
  ].map(read);
  const sorted = rows.toSorted((a, b) => rankOf(a) - rankOf(b)).map(subjectOf);
  expect(sorted).toEqual([
    'company C-1',
    'company C-2',
    'price-list C-1 L',
    'person P-1',
    'membership C-1 P-1',
    'credit K',
    'payment Y',
  ]);
  const credit = read({ kind: 'credit', key: 'K', company: 'C-1', limit: '1' });
  expect(laterRankOf(credit)).toBeGreaterThan(rankOf(credit));
});

test('a register comes after its company and people; lists and lockers are removed only after their wearers', () => {
  const of = { companyNumber: 7 };
  const rows = [
    { kind: 'locker', ...of, locker: '12', position: '1', remove: true },
    { kind: 'wearer', ...of, employeeNo: '31002', name: 'Kai' },
    { kind: 'wearer', ...of, employeeNo: '31001', remove: true },
    { kind: 'locker', ...of, locker: '12', position: '2' },
    { kind: 'laundry-list', ...of, list: 'department', code: 'Wash' },
    { kind: 'laundry', ...of, laundry: 'L-1', name: 'White Water' },
    { kind: 'person', key: 'P-1', company: 'C-1', firstName: 'Ada', lastName: 'Berg' },
  ].map(read);
  expect(rows.toSorted((a, b) => rankOf(a) - rankOf(b)).map(subjectOf)).toEqual([
    'person P-1',
    '["laundry",7]',
    '["laundry-list",7,"department","Wash"]',
    '["locker",7,"12","2"]',
    '["wearer",7,"31001"]',
    '["wearer",7,"31002"]',
    '["locker",7,"12","1"]',
  ]);
});

test.each([
  [{ kind: 'wearer', employeeNo: '1' }, 'company required'],
  [{ kind: 'wearer', company: 'C-1', companyNumber: 7, employeeNo: '1' }, 'company required'],
  [{ kind: 'laundry-list', company: 'C-1', list: 'department', code: 'Wash', name: 'Washing' }, 'name invalid'],
  [{ kind: 'laundry-list', company: 'C-1', list: 'shelf', code: 'Wash' }, 'list not-one-of'],
  [{ kind: 'membership', company: 'C-1' }, 'person required'],
  [{ kind: 'membership', company: 'C-1', emailAddress: 'a@b.example', remove: true }, 'person required'],
  [{ kind: 'credit', key: 'K', company: 'C-1', remaining: 12 }, 'remaining money-invalid'],
  [{ kind: 'payment', key: 'Y', company: 'C-1' }, 'amount money-invalid'],
  [{ kind: 'payment', key: 'Y', company: 'C-1', invoice: 'SE1', amount: '1' }, ' unknown-key'],
  [{ ...company, key: '' }, 'key required'],
  [{ kind: 'address', key: 'A', company: 'C-1', remove: true, city: 'X' }, ' unknown-key'],
])('%j is refused: %s', (row, problem) => {
  const parsed = parseBusinessLine(JSON.stringify(row));
  const errors = !parsed.ok && parsed.refusal.code === 'invalid-input' ? parsed.refusal.errors : [];
  expect(errors.map(({ path, code }) => `${path} ${code}`)).toEqual([problem]);
});
