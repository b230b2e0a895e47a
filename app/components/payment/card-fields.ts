import { hasCheckDigit } from '#modules/payment/test-cards.ts';

export type TypedCard = { readonly number: string; readonly expiry: string; readonly code: string };
export type CardField = keyof TypedCard;

/** The card fields with invalid values. */
export function wrongCardFields({ number, expiry, code }: TypedCard, now: Date): CardField[] {
  const isRight: Record<CardField, boolean> = {
    number: hasCheckDigit(number),
    expiry: isInFuture(expiry, now),
    code: /^\d{3,4}$/.test(code.trim()),
  };
  return (Object.keys(isRight) as CardField[]).filter((field) => !isRight[field]);
}

/** A card is valid until the end of its month. */
function isInFuture(expiry: string, now: Date): boolean {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/?\s*(\d{2})\s*$/.exec(expiry) ?? [];
  const ends = Date.UTC(2000 + Number(year), Number(month));
  return Number(month) >= 1 && Number(month) <= 12 && ends > now.getTime();
}
