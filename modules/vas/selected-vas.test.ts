import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { selectedVasOf } from './selected-vas.ts';
import type { VasArticle } from './vas-article.ts';

const article: VasArticle = {
  kind: 'vas-article',
  serviceArticleId: 9004,
  serviceId: 'EMN',
  service: 'embroidery',
  name: { en: 'Name' },
  positions: [],
  maxLines: 2,
  maxCharacters: 20,
  parameters: ['fname', 'lname'],
  multiPackQuantity: 2,
  prices: [],
};

test('V03 a chosen service on a row of three has the seven members, and three times its pack', () =>
  expect(
    selectedVasOf(article, {
      unit: { amount: money(4200, 'SEK'), isGross: false },
      pieces: 3,
      lines: ['Olle Ström'],
      vatBasisPoints: 2500,
    }),
  ).toEqual({
    serviceArticleId: 9004,
    multiPackQuantity: 2,
    salesPrice: money(4200, 'SEK'),
    salesPriceIncVat: money(5250, 'SEK'),
    quantity: 6,
    textTemplates: ['Olle Ström'],
    type: 'embroidery',
  }));
