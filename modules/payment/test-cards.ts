/** Tokens that the simulator's card fields send instead of card data: the wanted outcome of the payment. */
const simulatorTokens = ['approve', 'approve-untidy', 'refuse', 'error', 'challenge'] as const;

export type SimulatorToken = (typeof simulatorTokens)[number];

export const isSimulatorToken = (text: string): text is SimulatorToken =>
  (simulatorTokens as readonly string[]).includes(text);

/** Test numbers that providers publish. Each passes the check digit, and none belongs to a real card. */
export const testCards: readonly { readonly number: string; readonly token: SimulatorToken }[] = [
  { number: '4111 1111 4555 1142', token: 'approve' },
  { number: '4212 3456 7891 0006', token: 'challenge' },
  { number: '5500 0000 0000 0004', token: 'refuse' },
  { number: '3700 0000 0000 002', token: 'error' },
  { number: '5555 4444 3333 1111', token: 'approve-untidy' },
];

const digitsOf = (typed: string) => typed.replaceAll(/\D/g, '');

/**
 * Luhn algorithm: every other digit from the right is doubled, two-digit results count as their digit sum, and the
 * total must end in zero.
 */
export function hasCheckDigit(typed: string): boolean {
  const digits = Array.from(digitsOf(typed), Number).toReversed();
  const total = digits.reduce((sum, digit, index) => {
    const weighed = index % 2 === 1 ? digit * 2 : digit;
    return sum + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return digits.length >= 12 && digits.length <= 19 && total % 10 === 0;
}

/** Other numbers with a valid check digit are refused, like a card that no bank knows. */
export const tokenOfCard = (typed: string): SimulatorToken =>
  testCards.find(({ number }) => digitsOf(number) === digitsOf(typed))?.token ?? 'refuse';

/** Grouped by four digits, as printed on cards. */
export const groupedDigits = (typed: string): string =>
  digitsOf(typed)
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');
