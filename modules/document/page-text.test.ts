import { expect, test } from 'vitest';
import { textPartsOf } from './page-text.ts';

test('S02 the texts of a page are printed in order, without buttons', () => {
  const blocks = [
    { name: 'core/paragraph', attributes: { text: 'Lead', size: 'lead' } },
    { name: 'core/image', attributes: { picture: { path: 'a.jpg' } } },
    {
      name: 'core/group',
      attributes: {},
      children: [
        { name: 'core/heading', attributes: { text: 'Washing', level: 2 } },
        { name: 'core/list', attributes: { items: ['At 40', ['or ', { text: '60', strong: true }]] } },
      ],
    },
    { name: 'shop/our-story', attributes: { heading: 'Story', paragraphs: ['Once', ' '] } },
    { name: 'core/buttons', attributes: {}, children: [{ name: 'core/button', attributes: { text: 'Buy' } }] },
  ];
  expect(textPartsOf(blocks).map(({ tag, text }) => `${tag} ${text}`)).toEqual([
    'P Lead',
    'H2 Washing',
    'P – At 40',
    'P – or 60',
    'H2 Story',
    'P Once',
  ]);
});
