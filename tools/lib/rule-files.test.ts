import { expect, test } from 'vitest';
import { ruleFilesAmong } from './rule-files.ts';

const files = [
  'modules/cart/split.ts',
  'modules/cart/split.test.ts',
  'modules/cart/store.server.ts',
  'modules/cart/store.server.test.ts',
  'modules/cart/types.ts',
  'modules/cart-mail/words.ts',
  'modules/cart-mail/words.test.ts',
  'core/money.ts',
  'core/money.test.ts',
];

test.each([
  [['modules/cart'], ['modules/cart/split.ts']],
  [['./modules/cart/'], ['modules/cart/split.ts']],
  [['core/money.ts'], ['core/money.ts']],
  [
    ['modules', 'core'],
    ['core/money.ts', 'modules/cart-mail/words.ts', 'modules/cart/split.ts'],
  ],
  [['modules/cart/types.ts', 'modules/cart/store.server.ts', 'nowhere'], ['modules/cart/types.ts']],
])('under %j there are the pure files with a test, and those that are named: %j', (wanted, found) =>
  expect(ruleFilesAmong(files, wanted)).toEqual(found),
);
