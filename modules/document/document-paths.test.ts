import { expect, test } from 'vitest';
import { historyExcelPath } from './document-paths.ts';
import { historyQuery } from './document-schema.ts';

const all = { own: false, external: false, order: 'desc', search: undefined, state: undefined } as const;
const queryOf = (path: string) => Object.fromEntries(new URLSearchParams(path.split('?')[1]));

test("the sheet of a list has the list's filters", () => {
  const whole = historyExcelPath({ ...all, from: undefined, to: undefined, companyId: undefined }, 'sv');
  expect(whole).toBe('/api/document/documents/orders/excel?cultureCode=sv');
  const narrowed = historyExcelPath(
    {
      own: true,
      external: true,
      order: 'asc',
      search: 'PO & 17',
      state: 'under-way',
      from: '2026-01-01',
      to: '2026-02-01',
      companyId: 1002,
    },
    'sv',
  );
  expect(historyQuery.parse(queryOf(narrowed))).toEqual({
    cultureCode: 'sv',
    own: true,
    external: true,
    order: 'asc',
    search: 'PO & 17',
    state: 'under-way',
    from: '2026-01-01',
    to: '2026-02-01',
    companyId: 1002,
  });
});
