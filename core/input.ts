import { ok, type Result, refuse } from './result.ts';

export const longestEmail = 254;

const longestLocalPart = 64;
const longestPhone = 20;
const forbidden = /[<>"{};@]/g;

export type TextKind = { multiline?: boolean };
/** The use of a text. In an e-mail address the @ is allowed. */
export type TextUse = 'text' | 'email';
export type EmailRefusal =
  | { code: 'email-required' }
  | { code: 'email-invalid' }
  | { code: 'email-too-long'; maximum: number };
export type PhoneRefusal = { code: 'phone-invalid' } | { code: 'too-long'; maximum: number };

/** For phone numbers and similar: '+46 (0)70-123' becomes '46070123'. */
export function digitsOnly(text: string): string {
  return text.replaceAll(/[^0-9]/g, '');
}

/** Twenty digits leave room for a country code, a trunk zero and an extension. */
export function parsePhone(text: string): Result<string, PhoneRefusal> {
  const digits = digitsOnly(text);
  if (digits === '') return refuse({ code: 'phone-invalid' });
  return digits.length > longestPhone ? refuse({ code: 'too-long', maximum: longestPhone }) : ok(digits);
}

/** Replaces commas by dots and removes spaces, which group digits in many languages. */
export function normaliseMoneyText(text: string): string {
  return text.replaceAll(/\s/g, '').replaceAll(',', '.');
}

/**
 * Tabs and, in one line, line breaks become a space, because they separate words. Multi-line fields keep their line breaks, all as
 * line feeds.
 */
export function stripControls(text: string, { multiline = false }: TextKind = {}): string {
  const spaced = multiline
    ? text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\t\v\f]+/g, ' ')
    : text.replaceAll(/[\t\n\v\f\r]+/g, ' ');
  return spaced.replaceAll(/(?!\n)\p{Cc}/gu, '');
}

/** For a field during typing: characters that the server would refuse are removed. */
export function cleanText(text: string, kind: TextKind = {}, use: TextUse = 'text'): string {
  return stripControls(text, kind).replaceAll(forbidden, (character) =>
    use === 'email' && character === '@' ? character : '',
  );
}

/** For the server, which refuses input instead of changing it. Lists each character once. */
export function findForbidden(text: string, use: TextUse = 'text'): string[] {
  return [...new Set(text.match(forbidden))].filter((character) => use !== 'email' || character !== '@');
}

/** The @ is allowed here; the other forbidden characters are not. */
export function parseEmail(text: string): Result<string, EmailRefusal> {
  const email = stripControls(text).trim();
  if (email === '') return refuse({ code: 'email-required' });
  if (email.length > longestEmail) return refuse({ code: 'email-too-long', maximum: longestEmail });
  const [local = '', domain = '', ...rest] = email.split('@');
  const isValid = rest.length === 0 && local.length <= longestLocalPart && isLocalPart(local) && isDomain(domain);
  return isValid ? ok(email) : refuse({ code: 'email-invalid' });
}

function isLocalPart(text: string): boolean {
  return text.split('.').every((atom) => /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`|~-]+$/u.test(atom));
}

function isDomain(text: string): boolean {
  const labels = text.split('.');
  const areLabels = labels.every((label) => /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u.test(label));
  return areLabels && labels.length > 1 && /^(?:[\p{L}\p{M}]{2,}|xn--.+)$/iu.test(labels.at(-1) ?? '');
}
