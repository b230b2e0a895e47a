import { describe, expect, test } from 'vitest';
import { imageWidths } from './image-widths.ts';
import { imageUrl, parsePictureAddress, pictureUrl } from './picture-address.ts';

const path = 'products/10001220/100012200100_43.jpg';

test('an address has version, path, width and quality', () => {
  expect(pictureUrl(path, '0123456789', 640)).toBe(`/pictures/0123456789/${path}?w=640&q=75`);
  expect(pictureUrl(path, undefined, 640)).toBe(`/pictures/${path}?w=640&q=75`);
});

test('P109 Q20 the default width is 223, and the quality is 75', () => {
  expect(pictureUrl(path, '0123456789')).toMatch(/\?w=223&q=75$/);
  expect(imageUrl('/pictures/', path)).toMatch(/\?w=223&q=75$/);
  expect(parsePictureAddress(`/pictures/${path}`, {})).toMatchObject({ value: { width: 223 } });
});

test('P10 base and path are joined; without either it is the placeholder', () => {
  expect(imageUrl('/pictures/', path, 446)).toBe(`/pictures/${path}?w=446&q=75`);
  expect(imageUrl('https://cdn.example/media', `/${path}`, 446)).toBe(`https://cdn.example/media/${path}?w=446&q=75`);
  for (const missing of [imageUrl(null, path), imageUrl('/pictures/', null), imageUrl('/pictures/', '')])
    expect(missing).toBe('/pictures/missing.png?w=223&q=75');
});

test.each(imageWidths)('an address with width %d survives a round trip', (width) => {
  for (const version of ['0123456789', undefined]) {
    const [pathname = '', query] = pictureUrl(path, version, width).split('?');
    const { w, q } = Object.fromEntries(new URLSearchParams(query));
    expect(parsePictureAddress(pathname, { w: [w ?? ''], q: [q ?? ''] })).toEqual({
      ok: true,
      value: { path, version, width },
    });
  }
});

describe('refused', () => {
  test.each(['222', '641', '0', '-640', '640.0', '1e3', '0446', '+446', '', ' 640', '99999999999'])(
    'the width %s',
    (w) => {
      expect(parsePictureAddress(`/pictures/${path}`, { w: [w] })).toMatchObject({
        refusal: { code: 'picture-width' },
      });
    },
  );

  test.each([
    { w: ['446', '640'] },
    { w: ['446', '446'] },
    { w: ['446'], q: ['75', '75'] },
    { w: ['446'], v: ['1'] },
    { W: ['446'] },
  ])('a repeated or unknown key: %j', (query) => {
    expect(parsePictureAddress(`/pictures/${path}`, query)).toMatchObject({ refusal: { code: 'picture-width' } });
  });

  test('another quality', () => {
    expect(parsePictureAddress(`/pictures/${path}`, { w: ['640'], q: ['100'] })).toMatchObject({ ok: false });
  });

  test.each([
    '../secret.jpg',
    'products/../../secret.jpg',
    'products/..%2fsecret.jpg',
    'products//a.jpg',
    '/etc/a.jpg',
    'products\\a.jpg',
    'a..b.jpg',
    '.hidden/a.jpg',
    'products/a.svg',
    'products/a.mp4',
    'products/',
    '.jpg',
    '',
  ])('the path %s', (bad) => {
    expect(parsePictureAddress(`/pictures/${bad}`, { w: ['640'] })).toMatchObject({
      refusal: { code: 'picture-path' },
    });
  });
});
