import { expect, test } from 'vitest';
import type { CalendarDate } from '#core/dates.ts';
import { type ImportCells, readImportLine } from './import-line.ts';

const today = '2026-11-18' as CalendarDate;
const line: ImportCells = {
  email: 'Kim@home.example',
  market: 'SE',
  language: 'sv',
  consent_date: '2026-01-02',
  consent_text: 'Ja tack.',
};
const read = (cells: ImportCells) => readImportLine({ ...line, ...cells }, today);

test('a line with day and sentence of the consent is read', () => {
  expect(read({ topics: 'offers; Guides', source: 'Fair' })).toMatchObject({
    emailAddress: 'Kim@home.example',
    market: { code: 'se' },
    language: 'sv',
    consentOn: '2026-01-02',
    wording: 'Ja tack.',
    source: 'Fair',
    topics: ['Offers', 'Guides'],
  });
  expect(read({})).toMatchObject({ source: 'Import', topics: [] });
});

test.each<[ImportCells, string]>([
  [{ email: 'kim' }, 'email'],
  [{ market: 'xx' }, 'market'],
  [{ language: 'lv' }, 'language'],
  [{ consent_date: '' }, 'consent-date'],
  [{ consent_date: '2026-02-30' }, 'consent-date'],
  [{ consent_date: '2026-11-19' }, 'consent-date'],
  [{ consent_text: ' ' }, 'consent-text'],
  [{ consent_text: 'x'.repeat(501) }, 'consent-text'],
  [{ topics: 'weather' }, 'topics'],
  [{ market: 'de', language: 'de' }, 'confirmation'],
  [{ market: 'de', language: 'de', confirmed_date: '2026-01-01' }, 'confirmation'],
])('a line with %j is refused for its %s', (cells, problem) => {
  expect(read(cells)).toBe(problem);
});

test('where double opt-in is required, the day of the confirmation is enough', () => {
  expect(read({ market: 'de', language: 'de', confirmed_date: '2026-01-02' })).toMatchObject({
    market: { code: 'de' },
  });
  expect(read({ consent_date: '2026-11-18' })).toMatchObject({ consentOn: '2026-11-18' });
});
