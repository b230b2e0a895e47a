import { describe, expect, test } from 'vitest';
import { isPicturePath, mediaTypeOfPath } from './media-path.ts';

test.each([
  ['products/10001220/100012200100_43.jpg', 'image/jpeg'],
  ['a.jpeg', 'image/jpeg'],
  ['logos/a-b_c.1.png', 'image/png'],
  ['a.webp', 'image/webp'],
  ['a.avif', 'image/avif'],
  ['films/how-to.mp4', 'video/mp4'],
  ['films/how-to.webm', 'video/webm'],
  ['doc/278.pdf', 'application/pdf'],
])('%s is %s', (path, type) => {
  expect(mediaTypeOfPath(path)).toBe(type);
  expect(isPicturePath(path)).toBe(type.startsWith('image/'));
});

describe('invalid media paths', () => {
  test.each([
    '../secret.pdf',
    'a/../../secret.pdf',
    'a/..b.pdf',
    'a..b.pdf',
    'a//b.pdf',
    '/a.pdf',
    './a.pdf',
    '.hidden/a.pdf',
    'a/.pdf',
    'a\\b.pdf',
    'a%2fb.pdf',
    'a b.pdf',
    'å.pdf',
    'a.svg',
    'a.html',
    'a.PDF',
    'a.pdf.exe',
    'a.constructor',
    'pdf',
    'a.pdf/',
    '',
    `${'a'.repeat(200)}.pdf`,
  ])('%s', (path) => expect(mediaTypeOfPath(path)).toBe(undefined));
});
