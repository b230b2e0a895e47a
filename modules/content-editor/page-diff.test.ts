import { expect, test } from 'vitest';
import { aPage, aParagraph } from '#tests/build/content.ts';
import { differencesOf } from './page-diff.ts';

const blocks = (...texts: string[]) => aPage({ blocks: texts.map(aParagraph) });

test('equal pages have no difference', () => {
  expect(differencesOf(aPage(), aPage())).toEqual([]);
});

test('fields of the page are compared by name', () => {
  expect(differencesOf(aPage(), aPage({ title: 'Om oss' }))).toEqual([
    { kind: 'changed', field: 'title', before: 'About us', after: 'Om oss' },
  ]);
});

test('a block in between is added, and the others are not touched', () => {
  expect(
    differencesOf(
      blocks('a', 'c'),
      aPage({
        blocks: [aParagraph('a'), { name: 'core/heading', attributes: { text: 'b', level: 2 } }, aParagraph('c')],
      }),
    ),
  ).toEqual([{ kind: 'added', block: 'core/heading', after: 'b · 2' }]);
  expect(differencesOf(blocks('a', 'b', 'c'), blocks('a', 'c'))).toEqual([
    { kind: 'removed', block: 'core/paragraph', before: 'b' },
  ]);
});

test('a changed block is compared field by field, also within groups', () => {
  const group = (text: string) =>
    aPage({ blocks: [{ name: 'core/group', attributes: {}, children: [aParagraph(text)] }] });
  expect(differencesOf(group('old'), group('new'))).toEqual([
    { kind: 'changed', block: 'core/paragraph', field: 'attributes.text', before: 'old', after: 'new' },
  ]);
  const hidden = aPage({ blocks: [{ ...aParagraph('x'), hidden: true }] });
  expect(differencesOf(blocks('x'), hidden)).toEqual([
    { kind: 'added', block: 'core/paragraph', field: 'hidden', after: 'true' },
  ]);
});

test('what is not a page has no difference to nothing', () => {
  expect(differencesOf(undefined, null)).toEqual([]);
});
