import { expect, test } from 'vitest';
import { altIn, chosenFocal, folderRule, missingAlts, slugOf } from './media-item.ts';

const picture = { kind: 'picture', isDecorative: false, alts: { sv: 'En jacka', de: ' ' } } as const;

test('pages may use a picture only in languages with an alternative text, unless it is decorative', () => {
  expect([altIn(picture, 'sv'), altIn(picture, 'de'), altIn(picture, 'en')]).toEqual([
    'En jacka',
    undefined,
    undefined,
  ]);
  expect(altIn({ ...picture, isDecorative: true }, 'en')).toBe('');
  expect(missingAlts(picture)).toHaveLength(13);
  expect(missingAlts({ ...picture, isDecorative: true })).toEqual([]);
  expect(missingAlts({ ...picture, kind: 'document' })).toEqual([]);
  expect(missingAlts({ ...picture, kind: 'film' })).toHaveLength(13);
});

test.each([
  ['Vår Kampanj 2026.JPG', 'var-kampanj-2026'],
  ['../../etc/passwd', 'passwd'],
  ['???.png', 'file'],
  ['a'.repeat(100), 'a'.repeat(60)],
])('%s becomes %s in addresses', (name, slug) => expect(slugOf(name)).toBe(slug));

test.each(['Kampanjer', 'kampanjer/vår 2026', 'a_b-c'])('the folder %s is allowed', (name) =>
  expect(folderRule.test(name)).toBe(true),
);
test.each(['/a', 'a/', 'a//b', '..', 'a/../b', ' a', '<b>'])('the folder %s is refused', (name) =>
  expect(folderRule.test(name)).toBe(false),
);

test('a page takes over a focal point that was chosen; the centre is none', () => {
  expect(chosenFocal({ x: 0.5, y: 0.5 })).toEqual({});
  expect(chosenFocal({ x: 0.5, y: 0.2 })).toEqual({ focal: { x: 0.5, y: 0.2 } });
});
