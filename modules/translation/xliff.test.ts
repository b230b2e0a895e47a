import { expect, test } from 'vitest';
import type { TranslationFile } from './translation-file.ts';
import { readXliff, toXliff } from './xliff.ts';

const file: TranslationFile = {
  source: 'en',
  target: 'sv',
  documents: [
    {
      kind: 'page',
      slug: 'about',
      units: [
        { id: 'title', source: 'Rain & "wind" <now>', target: 'Regn & "vind" <nu>' },
        { id: 'blocks/0/attributes/text', source: ' two\n  lines ' },
      ],
    },
    { kind: 'general', slug: 'general', units: [] },
  ],
};

test('a file is the same after writing and reading', () => expect(readXliff(toXliff(file))).toEqual(file));

test('it is XLIFF 2.0 with both languages', () => {
  const text = toXliff(file);
  expect(text).toContain(
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="sv">',
  );
  expect(text).toContain('<source xml:space="preserve">Rain &amp; &quot;wind&quot; &lt;now&gt;</source>');
});

test('groups, prefixes and several segments of translation tools are read', () => {
  const text = `<x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="sv">
    <x:file id="1" original="page/about"><x:group id="g"><x:unit id="u" name="title">
      <x:segment><x:source>One. </x:source><x:target>Ett. </x:target></x:segment>
      <x:segment><x:source>Two.</x:source><x:target>Två.</x:target></x:segment>
    </x:unit></x:group></x:file></x:xliff>`;
  expect(readXliff(text)?.documents[0]?.units).toEqual([{ id: 'title', source: 'One. Two.', target: 'Ett. Två.' }]);
});

test.each([
  ['nothing', ''],
  ['another format', '<html></html>'],
  ['XLIFF 1.2', '<xliff version="1.2"><file/></xliff>'],
  ['an unknown language', toXliff(file).replace('trgLang="sv"', 'trgLang="xx"')],
  ['an unknown kind', toXliff(file).replace('original="page/', 'original="secret/')],
  ['declared entities', `<!DOCTYPE x [<!ENTITY a "b">]>${toXliff(file).replace(/^.*\n/, '')}`],
])('%s is refused', (_, text) => expect(readXliff(text)).toBeUndefined());
