import { expect, test } from 'vitest';
import { aPage, aParagraph } from '#tests/build/content.ts';
import { matchPage, textsOfPage } from './page-words.ts';

const page = aPage({
  title: 'Delivery and returns',
  description: 'When it arrives.',
  blocks: [
    aParagraph('Every seam has a warranty of two years.'),
    {
      name: 'core/group',
      attributes: { anchor: 'repairs', ground: 'paper' },
      children: [
        {
          name: 'core/paragraph',
          attributes: { text: ['Ask our ', { text: 'tailors', link: { url: 'https://yrke.example/secret' } }] },
        },
      ],
    },
  ],
});

test('E11 the words of nested blocks count, addresses and looks do not', () => {
  expect(textsOfPage(page)).toEqual(['Every seam has a warranty of two years.', 'Ask our ', 'tailors']);
  expect(matchPage(page, 'secret')).toBeUndefined();
  expect(matchPage(page, 'repairs')).toBeUndefined();
});

test('E11 all words must be there, at the beginning of a word, in any case and with or without accents', () => {
  expect(matchPage(page, 'WARR')).toEqual({ isInTitle: false, excerpt: 'Every seam has a warranty of two years.' });
  expect(matchPage(page, 'warranty tailors')).toBeDefined();
  expect(matchPage(page, 'warranty shoes')).toBeUndefined();
  expect(matchPage(page, 'arranty')).toBeUndefined();
  expect(matchPage(aPage({ title: 'Köpvillkor' }), 'kop')).toMatchObject({ isInTitle: true });
  expect(matchPage(page, '  ')).toBeUndefined();
});
