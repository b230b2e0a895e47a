import { expect, test } from 'vitest';
import { groupedDigits, hasCheckDigit, testCards, tokenOfCard } from './test-cards.ts';

test('every test card has a valid check digit and its own outcome', () => {
  for (const { number, token } of testCards) {
    expect(hasCheckDigit(number)).toBe(true);
    expect(tokenOfCard(number.replaceAll(' ', ''))).toBe(token);
  }
  expect(new Set(testCards.map(({ token }) => token)).size).toBe(testCards.length);
});

test.each(['4111 1111 1111 1112', '4111', '', '0', 'card', '41111111455511424111111145551142'])(
  '%s is not a card number',
  (typed) => expect(hasCheckDigit(typed)).toBe(false),
);

test('an unknown card is refused', () => {
  expect(tokenOfCard('4111 1111 1111 1111')).toBe('refuse');
});

test.each([
  ['41111111', '4111 1111'],
  ['4111-1111 4', '4111 1111 4'],
  ['4111', '4111'],
  ['', ''],
])('%s is formatted as %s', (typed, shown) => expect(groupedDigits(typed)).toBe(shown));
