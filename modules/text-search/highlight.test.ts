import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Language, languages } from '#core/locale.ts';
import { highlight } from './highlight.ts';

const marked = (text: string, query: string, language: Language) =>
  highlight(text, query, language).map(({ start, end }) => text.slice(start, end));

test.each<[Language, string, string, string[]]>([
  ['sv', 'Granit hantverksbyxa, dam', 'dam', ['dam']],
  ['sv', 'Granit hantverksbyxa, dam', 'granit dam', ['Granit', 'dam']],
  ['sv', 'Granit hantverksbyxa', 'byxa', ['byxa']],
  ['sv', 'Granit hantverksbyxa', 'byxor', ['byxa']],
  ['sv', 'Varselvinterjacka', 'vinter jacka', ['vinterjacka']],
  ['sv', 'Hängslen och HÄNGSELBYXA', 'hängs', ['Hängs', 'HÄNGS']],
  ['sv', 'Hängslen', 'haengslen', ['Hängslen']],
  ['sv', 'Hängslen'.normalize('NFD'), 'hangs', ['Hängs'.normalize('NFD')]],
  ['de', 'Reißverschluss', 'reiss', ['Reiß']],
  ['de', 'Außentasche außen', 'außen', ['Außen', 'außen']],
  ['en', 'Winter jackets', 'jacket', ['jackets']],
  ['en', 'Winter jacket', 'jackte', ['jacket']],
  ['en', 'Winter jacket', 'coat', ['jacket']],
  ['en', 'Hi-vis T-shirt', 'tshirt', ['T-shirt']],
  ['en', 'Hi-vis T-shirt', 'high visibility', ['Hi-vis']],
  ['en', 'Softshell jacket', 'soft shell', ['Softshell']],
  ['en', 'Undershirt', 'shirt', []],
  ['en', '1201AB12 0104', '1201-ab12', ['1201AB12']],
  ['en', 'EN ISO 20471', '2047', ['2047']],
  ['en', 'Belt', 'xyz', []],
  ['en', '', 'belt', []],
  ['en', 'Belt', '', []],
  ['en', 'Belt for the bag', 'the belt', ['Belt']],
])('%s: in "%s" for "%s"', (language, text, query, parts) => expect(marked(text, query, language)).toEqual(parts));

test('adjacent ranges may be merged, and never overlap', () =>
  expect(highlight('jacket jacket', 'jacket jack', 'en')).toEqual([
    { start: 0, end: 6 },
    { start: 7, end: 13 },
  ]));

test('ranges are sorted, separate and inside the text', () => {
  const words = fc.constantFrom('jacka', 'Hängslen', 'ß', 'T-shirt', '3/4', '\u200b', '🦺', 'İ', '<b>', 'EN', '\ud83e');
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.array(words, { maxLength: 8 }).map((all) => all.join(' ')),
  );
  fc.assert(
    fc.property(text, text, fc.constantFrom(...languages), (shown, query, language) => {
      let from = 0;
      for (const { start, end } of highlight(shown, query, language)) {
        expect(start).toBeGreaterThanOrEqual(from);
        expect(end).toBeGreaterThan(start);
        from = end;
      }
      expect(from).toBeLessThanOrEqual(shown.length);
    }),
  );
});
