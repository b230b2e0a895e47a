import { expect, test } from 'vitest';
import { withLanguage } from './with-language.ts';

test('R64 going to a page adds its language as a parameter', () => {
  expect(withLanguage('/sv/kassa')).toEqual({ pathname: '/sv/kassa', search: '?lang=sv', hash: '' });
  expect(withLanguage('/en?a=1#top')).toEqual({ pathname: '/en', search: '?a=1&lang=en', hash: '#top' });
  expect(withLanguage('/login')).toEqual({ pathname: '/login', search: '', hash: '' });
});
