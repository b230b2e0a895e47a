/** What the simulator's card fields send in place of a card: what is to become of the payment. */
const simulatorTokens = ['approve', 'approve-untidy', 'refuse', 'error', 'challenge'] as const;

export type SimulatorToken = (typeof simulatorTokens)[number];

export const isSimulatorToken = (text: string): text is SimulatorToken =>
  (simulatorTokens as readonly string[]).includes(text);

/** Numbers that providers publish for tests. Each passes the check digit, none is anybody's card. */
export const testCards: readonly { readonly number: string; readonly token: SimulatorToken }[] = [
  { number: '4111 1111 4555 1142', token: 'approve' },
  { number: '4212 3456 7891 0006', token: 'challenge' },
  { number: '5500 0000 0000 0004', token: 'refuse' },
  { number: '3700 0000 0000 002', token: 'error' },
  { number: '5555 4444 3333 1111', token: 'approve-untidy' },
];

const digitsOf = (typed: string) => typed.replaceAll(/\D/g, '');

/** Every other digit from the right is doubled, a number of two digits counts as their sum: the total ends in zero. */
export function hasCheckDigit(typed: string): boolean {
  const digits = Array.from(digitsOf(typed), Number).toReversed();
  const total = digits.reduce((sum, digit, index) => {
    const weighed = index % 2 === 1 ? digit * 2 : digit;
    return sum + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return digits.length >= 12 && digits.length <= 19 && total % 10 === 0;
}

/** Any other number with a right check digit is refused, as a card that no bank knows. */
export const tokenOfCard = (typed: string): SimulatorToken =>
  testCards.find(({ number }) => digitsOf(number) === digitsOf(typed))?.token ?? 'refuse';

/** In groups of four, as it stands on the card. */
export const groupedDigits = (typed: string): string =>
  digitsOf(typed)
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');
