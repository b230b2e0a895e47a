import { expect, test } from 'vitest';
import { pairedTexts } from './paired-texts.ts';

const paragraph = (text: unknown) => ({ name: 'core/paragraph', attributes: { text } });
const heading = (text: string, level = 2) => ({ name: 'core/heading', attributes: { text, level } });
const hero = (headline: string, categorySlug: string) => ({
  name: 'shop/hero',
  attributes: { headline, actions: [{ text: headline, link: { page: 'category', params: { categorySlug } } }] },
});
const group = (...children: object[]) => ({ name: 'core/group', attributes: {}, children });

const texts = (source: object[], target: object[]) =>
  Object.fromEntries([...pairedTexts({ blocks: source }, { blocks: target })].map(([id, text]) => [id.slice(7), text]));

test('texts of the same structure are paired by their place, whatever the words of their links', () => {
  expect(texts([hero('Boots', 'boots'), paragraph('One')], [hero('Kängor', 'kangor'), paragraph('Ett')])).toEqual({
    '0/attributes/headline': 'Kängor',
    '0/attributes/actions/0/text': 'Kängor',
    '1/attributes/text': 'Ett',
  });
});

test('a moved block takes its texts with it, and a new one has none', () => {
  const target = [hero('Kängor', 'kangor'), heading('Vård'), paragraph('Ett')];
  expect(texts([heading('Care'), heading('New', 3), paragraph('One'), hero('Boots', 'boots')], target)).toEqual({
    '0/attributes/text': 'Vård',
    '2/attributes/text': 'Ett',
    '3/attributes/headline': 'Kängor',
    '3/attributes/actions/0/text': 'Kängor',
  });
});

test('where one of several like it is new, none has the text of a neighbour', () => {
  const source = [paragraph('New'), paragraph('One'), heading('Care')];
  expect(texts(source, [paragraph('Ett'), heading('Vård')])).toEqual({ '2/attributes/text': 'Vård' });
  expect(texts([group(...source)], [group(paragraph('Ett'), heading('Vård'))])).toEqual({
    '0/children/2/attributes/text': 'Vård',
  });
});

test('a block that was changed in another way than its texts keeps them', () => {
  expect(texts([heading('Care', 3), heading('Wash'), paragraph('One')], [heading('Vård'), heading('Tvätt')])).toEqual({
    '0/attributes/text': 'Vård',
    '1/attributes/text': 'Tvätt',
  });
});

test('parts of a text are paired if there are as many', () => {
  const source = ['Call ', { text: 'us', link: { url: 'tel:1' } }, ' now'];
  expect(texts([paragraph(source)], [paragraph(['Ring ', { text: 'oss', link: { url: 'tel:1' } }, ' nu'])])).toEqual({
    '0/attributes/text/0': 'Ring ',
    '0/attributes/text/1/text': 'oss',
    '0/attributes/text/2': ' nu',
  });
  expect(texts([paragraph(source)], [paragraph('Ring oss nu')])).toEqual({});
});

test('without a translation there are no texts', () => {
  expect(pairedTexts({ title: 'About' }, undefined).size).toBe(0);
  expect(pairedTexts(undefined, { title: 'Om' }).size).toBe(0);
});
