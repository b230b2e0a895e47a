import { expect, test } from 'vitest';
import { aRow } from '#tests/build/cart.ts';
import type { VasArticle } from '../../vas/vas-article.ts';
import { withServiceDays } from './service-days.ts';

const article = (serviceArticleId: number, service: VasArticle['service']): VasArticle => ({
  kind: 'vas-article',
  serviceArticleId,
  serviceId: 'X',
  service,
  name: { en: 'Service' },
  positions: [],
  maxLines: 0,
  maxCharacters: 0,
  parameters: [],
  multiPackQuantity: 1,
  prices: [],
});

const known = [article(9001, 'transfer'), article(9002, 'embroidery'), article(9003, 'packing')];
const services = { find: (id: number) => known.find(({ serviceArticleId }) => serviceArticleId === id) };
const twoToFour = { name: 'Parcel', days: { from: 2, to: 4 } };

test('the days of the slowest service are added to the delivery days', () => {
  const garment = aRow({ sku: 'A' });
  const child = (sku: string) => aRow({ sku, parentId: garment.id });
  const daysOf = (...rows: ReturnType<typeof aRow>[]) => withServiceDays(twoToFour, [garment, ...rows], services).days;
  expect(daysOf()).toEqual({ from: 2, to: 4 });
  expect(daysOf(child('9001'))).toEqual({ from: 5, to: 7 });
  expect(daysOf(child('9001'), child('9002'), child('9003'))).toEqual({ from: 7, to: 9 });
  expect(daysOf(child('8999'))).toEqual({ from: 2, to: 4 });
});
