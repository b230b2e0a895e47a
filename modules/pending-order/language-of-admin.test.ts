import { expect, test } from 'vitest';
import { languageOfAdmin } from './language-of-admin.ts';

test.each([
  ['the one that the admin chose', 'fi', 'fi'],
  ['without one that of the market, not that of the buyer', null, 'sv'],
  ['for one that the shop does not speak that of the market', 'xx', 'sv'],
])('the language of a mail to an admin: %s', (_, language, expected) => {
  expect(languageOfAdmin({ language }, { marketId: 1, language: 'en' })).toBe(expected);
});
