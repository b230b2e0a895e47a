import type { PaperSeller } from '../invoice/invoice.ts';

type Say = (key: 'vatNo' | 'registrationNo') => string;

const labelled = (label: string, number: string | undefined) => (number?.trim() ? [`${label}: ${number}`] : []);

/** Name, address, numbers and contact of the seller, the same on all documents of an order. */
export const sellerLines = (seller: Omit<PaperSeller, 'accounts'>, say: Say): string[] => [
  ...seller.lines,
  ...labelled(say('vatNo'), seller.vatNumber),
  ...labelled(say('registrationNo'), seller.registrationNo),
  ...seller.contact,
];
