import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import texts from '#messages/de/content-editor.json' with { type: 'json' };
import type { Difference } from '#modules/content-editor/page-diff.ts';
import { DifferenceList } from './difference-list.tsx';
import { ShapeFields } from './shape-fields.tsx';
import { VisibilityFields } from './visibility-fields.tsx';

const config = { locale: 'de', messages: { 'content-editor': texts, ui: {} }, timeZone: 'UTC', onError: () => {} };

/** The words of a part of the editor in German. */
const wordsOf = <Props extends object>(part: FunctionComponent<Props>, props: Props) =>
  renderToStaticMarkup(createElement(IntlProvider, config as never, createElement(part, props)))
    .replaceAll(/<[^>]*>/g, '|')
    .split('|')
    .filter((words) => words.trim() !== '');

test.each<[string, Difference]>([
  [
    'Linkliste: Links › 1 › Text',
    { kind: 'changed', block: 'shop/link-repeater', field: 'attributes.links.0.text', before: 'a', after: 'b' },
  ],
  [
    'Überschrift: Sichtbar für › Alle Bedingungen › 2 › Wert',
    { kind: 'added', block: 'core/heading', field: 'visibility.AND.1.value', after: '65' },
  ],
  [
    'Mitarbeiter: Mitarbeiter › 3 › Position',
    { kind: 'added', block: 'shop/employee-list', field: 'attributes.employees.2.title', after: 'Schneiderin' },
  ],
  ['Old counter', { kind: 'removed', block: 'partner/old-counter', before: 'a' }],
  ['Fußzeile › Hauptsitz › Ort', { kind: 'removed', field: 'footer.mainOffice.city', before: 'Borås' }],
])('a difference is named "%s"', (words, difference) =>
  expect(wordsOf(DifferenceList, { differences: [difference] })).toContain(words),
);

test('fields and their options have names in the reader’s language', () => {
  const shape = { kind: 'choice', options: ['left', 'right'] } as const;
  const fields = [{ name: 'side', isOptional: false, shape }];
  const words = wordsOf(ShapeFields, {
    fields,
    path: '',
    value: {},
    onChange: () => {},
    settings: {
      problems: {},
      scenes: [],
      media: [],
      sizeGroups: [],
      links: [],
      pictures: {},
      language: 'de',
      onFound: () => {},
    },
  });
  expect(words).toEqual(['Seite des Bildes', 'Links', 'Rechts']);
});

test('an optional group is there as a whole or not at all', () => {
  const texts = [{ name: 'heading', isOptional: false, shape: { kind: 'text' } }] as const;
  const fields = [{ name: 'action', isOptional: true, shape: { kind: 'group', fields: texts } }] as const;
  const settings = {
    problems: {},
    scenes: [],
    media: [],
    sizeGroups: [],
    links: [],
    pictures: {},
    language: 'de',
    onFound: () => {},
  };
  const wordsWith = (value: Record<string, unknown>) =>
    wordsOf(ShapeFields, { fields, path: '', value, onChange: () => {}, settings });
  expect(wordsWith({})).not.toContain('Überschrift');
  expect(wordsWith({ action: { heading: '' } })).toContain('Überschrift');
});

test('a visibility rule names roles, not their numbers', () => {
  const rule = { AND: [{ kind: 'ROLE', is: 'EQUAL', value: 65 }] } as const;
  const words = wordsOf(VisibilityFields, { rule, markets: [], onChange: () => {} });
  expect(words).toEqual(expect.arrayContaining(['Benutzer', 'Administrator', 'Privatkunde']));
  expect(words).not.toContain('65');
});
