import { expect, test } from 'vitest';
import { pathOf } from './path-of.ts';

test.each([
  'http://se.localhost:3000/sv/produkter',
  'http://se.localhost/',
  'http://se.localhost',
  'https://yrke.example/a//b/?x=/y#z?',
  'https://yrke.example/a#b/c?d',
  'https://yrke.example/a?b#c',
  'http://[::1]:3000/api/%C3%A5',
  'http://user:pass@yrke.example/a?b=http://c/d',
  'http://yrke.example?a=/b',
])('%s', (url) => {
  const { href, pathname } = new URL(url);
  expect(pathOf(href)).toBe(pathname);
});
