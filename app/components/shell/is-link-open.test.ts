import { expect, test } from 'vitest';
import { pages } from '#app/pages.ts';
import { isLinkOpen } from './is-link-open.ts';

const href = (page: string) => `/${page}`;
const visitor = { openLists: undefined, isFromProcurement: false, href };
const link = (page: string) => ({ page, params: {} }) as Parameters<typeof isLinkOpen>[0];

test('U12 in a visit of a procurement system no link leads to a page that is closed there', () => {
  const closed = pages.filter((page) => page.restricted).map(({ name }) => name);
  expect(closed).toContain('account');
  const buyer = { ...visitor, isFromProcurement: true };
  expect(closed.filter((page) => isLinkOpen(link(page), buyer))).toEqual([]);
  expect(['myFavorites', 'withdrawal'].map((page) => isLinkOpen(link(page), buyer))).toEqual([false, false]);
  expect(['allProducts', 'findStore'].map((page) => isLinkOpen(link(page), buyer))).toEqual([true, true]);
  expect(isLinkOpen(link('account'), visitor)).toBe(true);
});

test('a list that is closed to the visitor has no link', () => {
  const limited = { ...visitor, openLists: ['/productsByGroup'] };
  expect(
    ['productsByGroup', 'productsByCollection', 'findStore'].map((page) => isLinkOpen(link(page), limited)),
  ).toEqual([true, false, true]);
});
