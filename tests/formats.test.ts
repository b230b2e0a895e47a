import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#core/locale.ts';
import { createQuantityFormat } from '#modules/market/quantity-format.ts';
import { readTexts } from '#platform/texts.server.ts';
import { textsOf } from './messages/read-messages.ts';

const sources = ['app', 'modules', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(`${folder}/${path}`, 'utf8') })),
);
const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test('days are formatted by one helper on all screens and in all mails', () => {
  expect(filesWith(/dateStyle|\.dateTime\(/).toSorted()).toEqual([
    // Pages for developers.
    'app/routes/design/data.tsx',
    'app/routes/dev/mail-list.tsx',
    'modules/market/day-format.ts',
  ]);
  expect(filesWith(/new Intl\.DateTimeFormat/).toSorted()).toEqual([
    // Opening hours and weekdays, month names, time zone offsets.
    'app/components/delivery/opening-hours.ts',
    'app/routes/history/load-overview.server.ts',
    'modules/catalogue/campaign-days.ts',
    'modules/market/day-format.ts',
  ]);
});

test('quantities with a unit are formatted by one helper on all screens, documents and in all mails', () => {
  const users = filesWith(/createAmountWords\(/).filter((path) => path !== 'modules/market/amount-words.ts');
  expect(users).toContain('app/routes/cart-answers/read-summary.server.ts');
  expect(users).toContain('app/components/catalogue/use-amount.ts');
  const formats = /createQuantityFormat|useQuantity/;
  expect(users.filter((path) => !formats.test(readFileSync(path, 'utf8')))).toEqual([]);
  expect(createQuantityFormat('en-SE', 'SEK')(2.5)).toBe('2,5');
  expect(createQuantityFormat('en-GB', 'GBP')(2.5)).toBe('2.5');
  expect(createQuantityFormat('de-DE', 'EUR')(1234.5)).toBe('1.234,5');
});

test.each(languages)('%s says in the same words everywhere how many are left when more are wanted', (language) => {
  const texts = textsOf(language);
  const only = texts['buying.matrix.only'] ?? '';
  expect(only).toContain('{amount}');
  for (const key of ['cart.stock.short', 'cart.stock.shortUntil', 'buying.only', 'buying.onlyUntil'])
    expect(texts[key]).toContain(only);
  for (const key of ['instant-order.answer.few', 'instant-order.answer.fewNext']) expect(texts[key]).toContain(only);
  expect(texts['product.stock.few']).toBe(only.replace('{amount}', '{count, number}'));
});

test('a refused order says how many are left, and says none only if there are none', async () => {
  const texts = await readTexts('messages');
  const title = (culture: string, onHand: number) =>
    texts.say(culture, 'refusals', 'out-of-stock', { name: 'Fjell jacket', onHand });
  expect([title('en-SE', 74), title('en-SE', 0)]).toEqual([
    'Only 74 left of Fjell jacket',
    'Fjell jacket is out of stock',
  ]);
  for (const language of languages) {
    expect(title(language, 74)).toContain('74');
    expect(title(language, 0)).not.toMatch(/\d/);
  }
});
