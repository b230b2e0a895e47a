import { expect, test } from 'vitest';
import { createDayFormat, createInstantDayFormat, createMomentFormat, createPaperDayFormat } from './day-format.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test.each([
  ['sv-SE', '18 nov. 2026', '18 november 2026'],
  ['en-SE', '18 Nov 2026', '18 November 2026'],
  ['en-GB', '18 Nov 2026', '18 November 2026'],
  ['en-US', 'Nov 18, 2026', 'November 18, 2026'],
  ['de-DE', '18.11.2026', '18. November 2026'],
  ['de-CH', '18.11.2026', '18. November 2026'],
  ['fi-FI', '18.11.2026', '18. marraskuuta 2026'],
  ['fr-BE', '18 nov. 2026', '18 novembre 2026'],
])('screens and mails format a day in %s one way, documents another', (culture, shown, printed) => {
  expect([createDayFormat(culture)('2026-11-18'), createPaperDayFormat(culture)('2026-11-18')].map(plain)).toEqual([
    shown,
    printed,
  ]);
});

test('an instant is written by the clock of its zone', () => {
  const instant = new Date('2026-11-17T23:30:00Z');
  expect(createInstantDayFormat('en-GB', 'Europe/Helsinki')(instant)).toBe('18 Nov 2026');
  expect(createInstantDayFormat('en-GB', 'UTC')(instant)).toBe('17 Nov 2026');
  expect(createMomentFormat('en-GB', 'Europe/Helsinki')(instant)).toBe('18 Nov 2026, 01:30');
});
