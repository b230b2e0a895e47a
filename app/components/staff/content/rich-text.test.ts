import { expect, test } from 'vitest';
import { toDocument, toRichText } from './rich-text.ts';

test('rich text survives the editor', () => {
  for (const text of [
    '',
    'Plain',
    ['Plain ', { text: 'strong', strong: true }],
    [{ text: 'here', link: { slug: 'about' } }, ' and ', { text: 'there', strong: true, link: { url: '/x' } }],
  ])
    expect(toRichText(toDocument(text))).toEqual(text);
});

test('markup in a text stays a text', () => {
  const html = '<img src=x onerror=alert(1)>';
  expect(toDocument(html).content[0]?.content).toEqual([{ type: 'text', text: html }]);
  expect(toRichText(toDocument(html))).toBe(html);
});

test('pasted paragraphs become one', () => {
  const paragraph = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text', text }] });
  expect(toRichText({ type: 'doc', content: [paragraph('a'), paragraph('b')] })).toBe('a b');
});
