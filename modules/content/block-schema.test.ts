import { expect, test } from 'vitest';
import { describeIssue } from '#core/fields.ts';
import { contentBlock, writtenBlock } from './block-schema.ts';
import { contentLink, contentPicture } from './content-parts.ts';

const isFine = (block: unknown) => contentBlock.safeParse(block).success;

test('E04 an unknown block is kept unchanged', () => {
  const block = { name: 'core/xyz', attributes: { anything: [1] }, children: [] };
  expect(contentBlock.parse(block)).toEqual(block);
});

test('a known block is validated at any depth', () => {
  const heading = { name: 'core/heading', attributes: { text: 'Hello', level: 2 } };
  expect(isFine(heading)).toBe(true);
  expect(isFine({ ...heading, attributes: { text: 'Hello', level: 7 } })).toBe(false);
  expect(isFine({ name: 'core/group', attributes: {}, children: [heading] })).toBe(true);
  const wrong = { name: 'core/group', attributes: {}, children: [{ name: 'core/heading', attributes: {} }] };
  expect(contentBlock.safeParse(wrong).error?.issues[0]?.path).toEqual(['children', 0, 'attributes', 'text']);
});

test('a block name is not looked up in the object prototype', () => {
  expect(isFine({ name: 'core/constructor', attributes: {} })).toBe(true);
  expect(isFine({ name: 'constructor', attributes: {} })).toBe(false);
});

test.each(['https://yrke.example/a', 'mailto:info@yrke.example', 'tel:+4684650041', '/sv/about', '#kit'])(
  'a link may lead to %s',
  (url) => expect(contentLink.safeParse({ url }).success).toBe(true),
);

test.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', ''])(
  'a link may not lead to %s',
  (url) => {
    expect(contentLink.safeParse({ url }).success).toBe(false);
    expect(contentLink.safeParse({ page: 'home', url }).success).toBe(false);
    expect(
      isFine({ name: 'core/paragraph', attributes: { text: [{ text: 'here', link: { url } }] } }),
      'in running text',
    ).toBe(false);
  },
);

test('a picture belongs to the shop and has proportions', () => {
  const picture = { path: 'scenes/harbour-wide.jpg', alt: 'A harbour', width: 2400, height: 1350 };
  expect(contentPicture.safeParse(picture).success).toBe(true);
  expect(contentPicture.safeParse({ ...picture, path: 'https://elsewhere.example/a.jpg' }).success).toBe(false);
  expect(contentPicture.safeParse({ ...picture, height: 0 }).success).toBe(false);
});

test('a picture needs an alternative text, unless it is decoration', () => {
  const picture = { path: 'a.jpg', alt: ' ', width: 2, height: 1 };
  const issues = (attributes: object) =>
    contentBlock
      .safeParse({ name: 'core/image', attributes })
      .error?.issues.map(({ path, message }) => [path, message]);
  expect(issues({ picture })).toEqual([[['attributes', 'picture', 'alt'], 'alt-missing']]);
  expect(issues({ picture: { ...picture, isDecorative: false } })).toEqual([
    [['attributes', 'picture', 'alt'], 'alt-missing'],
  ]);
  expect(issues({ picture: { ...picture, isDecorative: true } })).toBeUndefined();
  expect(issues({ picture: { ...picture, alt: 'A quay', focal: { x: 0, y: 1.1 } } })).toEqual([
    [['attributes', 'picture', 'focal', 'y'], 'too-big'],
  ]);
});

test('a wrong field of a block is named with our own code', () => {
  const parsed = contentBlock.safeParse({ name: 'core/heading', attributes: { text: '', level: 2 } });
  expect(parsed.error?.issues[0]?.message).toBe('required');
});

const issuesOfWritten = (block: unknown) =>
  writtenBlock.safeParse(block).error?.issues.map((issue) => [issue.path.join('.'), describeIssue(issue)]);

test('E04 a misspelled rule is refused when a block is written, and ignored in a stored one', () => {
  const paragraph = { name: 'core/paragraph', attributes: { text: 'For dealers' } };
  const wrong = { ...paragraph, visibleIf: { ROLE: 65 } };
  const refused = { code: 'unknown-key', facts: { keys: ['visibleIf'] } };
  expect(issuesOfWritten(paragraph)).toBeUndefined();
  expect(issuesOfWritten(wrong)).toEqual([['', refused]]);
  expect(issuesOfWritten({ name: 'core/group', attributes: {}, children: [wrong] })).toEqual([['children.0', refused]]);
  expect(contentBlock.parse(wrong)).toEqual(paragraph);
});

test('E07 a product list that does not exist is refused when a block is written, and shows nothing in a stored one', () => {
  const slider = (list: string) => ({ name: 'shop/product-slider', attributes: { heading: 'Now', list } });
  expect(issuesOfWritten(slider('best-sellers'))).toBeUndefined();
  expect(issuesOfWritten(slider('bestsellers'))).toEqual([
    ['attributes.list', { code: 'not-one-of', facts: { options: ['best-sellers', 'new-products'] } }],
  ]);
  expect(isFine(slider('bestsellers'))).toBe(true);
});
