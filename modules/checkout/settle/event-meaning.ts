import type { Notification } from '../../payment/provider.ts';

/** What is stored of an authorised payment, or why staff must check it. */
export type Note = { readonly noted: 'captured_at' | 'voided_at' } | { readonly worry: string };

const notes: Readonly<Record<string, Note>> = {
  CAPTURE: { noted: 'captured_at' },
  CANCELLATION: { noted: 'voided_at' },
  TECHNICAL_CANCEL: { noted: 'voided_at' },
  CANCEL_OR_REFUND: { noted: 'voided_at' },
  CAPTURE_FAILED: { worry: 'a capture failed' },
};

/** For notifications that do not change whether an order is paid. */
export function noteOf({ eventCode, success }: Pick<Notification, 'eventCode' | 'success'>): Note | undefined {
  const note = notes[eventCode];
  return note && 'noted' in note && !success ? { worry: `${eventCode} was refused` } : note;
}
