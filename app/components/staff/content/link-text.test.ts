import { expect, test } from 'vitest';
import { linkOfText, linkText } from './link-text.ts';

test('a link is written as a text and read again', () => {
  for (const link of [
    { slug: 'about-us' },
    { url: 'https://yrke.example/x' },
    { url: '#kit' },
    { page: 'allProducts' },
    { page: 'category', params: { categorySlug: 'trousers' } },
  ])
    expect(linkOfText(linkText(link))).toEqual(link);
});

test('an unsafe address stays an address, which publishing refuses', () => {
  expect(linkOfText('javascript:alert(1)')).toEqual({ url: 'javascript:alert(1)' });
});
