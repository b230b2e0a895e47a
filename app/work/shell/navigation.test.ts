import { expect, test } from 'vitest';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { isWorkPage, pages } from '#app/pages.ts';
import { entryAt, workEntries } from './navigation.ts';

const hrefOf = (page: string) => routeHref(page, 'sv');

test('an address belongs to the entry whose address it begins with', () => {
  expect(entryAt(hrefOf('staff'), hrefOf)?.page).toBe('staff');
  expect(entryAt(hrefOf('staffOrders'), hrefOf)?.page).toBe('staffOrders');
  expect(entryAt(`${hrefOf('staffOrders')}/1`, hrefOf)?.page).toBe('staffOrders');
  expect(entryAt('/sv/kassa', hrefOf)).toBeUndefined();
});

test('every staff screen with a fixed address is in the navigation once', () => {
  // Pages without an entry: reached from another entry, or downloads.
  const beside = [
    'staffSearch',
    'staffMissing',
    'staffTranslationFile',
    'staffContentCompanies',
    'staffNewsletterGrowth',
    'staffNewsletterImport',
  ];
  const open = pages.filter((page) => isWorkPage(page) && !page.pattern.includes(':')).map(({ name }) => name);
  const listed = [...open.filter((name) => !beside.includes(name)), 'companySettings'];
  expect(workEntries.map(({ page }) => page).sort()).toEqual(listed.sort());
});
