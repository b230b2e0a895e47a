import { expect, test } from 'vitest';
import { textIn } from '../punchout-document/xml-element.ts';
import { cartIn, lineOf, withQuantities } from './trial-order.ts';

const item = (line: number, quantity: number, price: string, per = '') =>
  `<ItemIn quantity="${quantity}" lineNumber="${line}"><ItemID><SupplierPartID>A${line}</SupplierPartID></ItemID><ItemDetail><UnitPrice><Money currency="SEK">${price}</Money></UnitPrice><Description xml:lang="en"><ShortName>Article ${line}</ShortName>More</Description>${per && `<PriceBasisQuantity quantity="${per}" conversionFactor="1"/>`}</ItemDetail></ItemIn>`;

const cart = cartIn(
  `<cXML payloadID="c1"><Message><PunchOutOrderMessage><PunchOutOrderMessageHeader><Total><Money currency="SEK">41.00</Money></Total></PunchOutOrderMessageHeader>${item(1, 2, '10.50')}${item(2, 6, '10.00', '3')}</PunchOutOrderMessage></Message></cXML>`,
);

test('lines are left out with nought, stay without a word, and the total follows', () => {
  expect(cart.items.map(lineOf)).toEqual([
    { line: 1, sku: 'A1', name: 'Article 1', quantity: 2 },
    { line: 2, sku: 'A2', name: 'Article 2', quantity: 6 },
  ]);
  const unchanged = withQuantities(cart, []);
  expect([unchanged.items.length, textIn(unchanged.total)]).toEqual([2, '41.00']);
  const fewer = withQuantities(cart, [
    { line: 1, quantity: 0 },
    { line: 2, quantity: 4 },
  ]);
  expect(fewer.items.map(lineOf)).toEqual([{ line: 2, sku: 'A2', name: 'Article 2', quantity: 4 }]);
  expect(textIn(fewer.total)).toBe('13.33');
});
