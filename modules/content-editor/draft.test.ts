import { expect, test } from 'vitest';
import { referenceOf, stateOf, translationStates } from './draft.ts';
import { linksTo } from './links-to.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));

test('a schedule comes first, then what visitors see', () => {
  const none = { publishAt: undefined, archivedAt: undefined, isLive: false };
  expect(stateOf(none)).toBe('draft');
  expect(stateOf({ ...none, archivedAt: day(1) })).toBe('archived');
  expect(stateOf({ ...none, archivedAt: day(1), isLive: true })).toBe('live');
  expect(stateOf({ ...none, publishAt: day(2), isLive: true })).toBe('scheduled');
});

test('English is the reference, else Swedish, else the first', () => {
  expect([referenceOf(['sv', 'en']), referenceOf(['de', 'sv']), referenceOf(['fi', 'de'])]).toEqual(['en', 'sv', 'de']);
});

test('a translation is missing, current, or outdated if the reference changed after it was checked', () => {
  const existing = [
    { language: 'en' as const, changedAt: day(5), checkedAt: day(5) },
    { language: 'sv' as const, changedAt: day(1), checkedAt: day(6) },
    { language: 'de' as const, changedAt: day(4), checkedAt: day(4) },
  ];
  expect([...translationStates(['en', 'sv', 'de', 'fi'], existing)]).toEqual([
    ['en', 'reference'],
    ['sv', 'current'],
    ['de', 'outdated'],
    ['fi', 'missing'],
  ]);
});

test('links to a page are found at any depth', () => {
  const link = { text: 'Go', link: { slug: 'about' } };
  expect(linksTo({ blocks: [{ attributes: { actions: [link] } }] }, 'about')).toBe(true);
  expect(linksTo({ slug: 'about', blocks: [{ attributes: { action: { link: { slug: 'terms' } } } }] }, 'about')).toBe(
    false,
  );
});
