import { expect, test } from 'vitest';
import { contentIdOf, placeOfId } from './content-id.ts';

test('a place is written into an address and read again', () => {
  const place = { marketId: 1, language: 'sv', kind: 'page', slug: 'about-us' } as const;
  expect(contentIdOf(place)).toBe('se.sv.page.about-us');
  expect(placeOfId('se.sv.page.about-us')).toEqual(place);
  expect(placeOfId('all.de.general.general')).toEqual({
    marketId: undefined,
    language: 'de',
    kind: 'general',
    slug: 'general',
  });
});

test('other addresses name no place', () => {
  for (const id of ['', 'new', 'xx.sv.page.a', 'se.xx.page.a', 'se.sv.other.a', 'se.sv.page.A b', 'se.sv.page'])
    expect(placeOfId(id)).toBeUndefined();
});
