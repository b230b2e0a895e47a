/** Letters and digits that are not mistaken for each other when they are read aloud or typed. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const shape = /^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/;

export const isPersonalCode = (folded: string): boolean => shape.test(folded);

/** A personal code of 50 random bits, in two groups of five: `7F3K9-Q2MXA`. */
export function toPersonalCode(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, 10)].map((byte) => alphabet[byte % alphabet.length]);
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
}
