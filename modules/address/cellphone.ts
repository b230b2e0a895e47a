import { digitsOnly } from '#core/input.ts';

/** Only Italy keeps the leading zero in international numbers. */
const keepsZero: ReadonlySet<string> = new Set(['39']);

/** '+46' and '070-123 45 67' become '+46701234567'. A number typed with a plus or 00 already has its country code. */
export function internationalNumber(dialCode: string, typed: string): string {
  const digits = digitsOnly(typed);
  if (digits === '') return '';
  const code = digitsOnly(dialCode);
  const written = typed.trim();
  if (written.startsWith('+')) return `+${withoutTrunk(digits, code)}`;
  if (written.startsWith('00')) return `+${withoutTrunk(digits.slice(2), code)}`;
  return `+${code}${keepsZero.has(code) ? digits : digits.replace(/^0+/, '')}`;
}

/** Many people write '+46 (0)70', which has both the country code and the leading zero. */
function withoutTrunk(digits: string, code: string): string {
  if (keepsZero.has(code) || !digits.startsWith(`${code}0`)) return digits;
  return code + digits.slice(code.length).replace(/^0+/, '');
}
