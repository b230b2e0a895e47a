import { createHmac } from 'node:crypto';
import * as z from 'zod';
import type { JsonObject } from '#core/json.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import { findUnstorable } from '#core/unstorable-text.ts';
import { isSame } from '../../auth/keys.server.ts';
import type { Notification, ReadNotifications, RefusedItem } from '../provider.ts';
import { fromProviderAmount } from './provider-amount.ts';

const isTrue = z.union([z.boolean(), z.enum(['true', 'false'])]).transform((value) => String(value) === 'true');

const item = z.looseObject({
  eventCode: z.string().min(1),
  success: isTrue,
  pspReference: z.string().min(1),
  originalReference: z.string().optional(),
  merchantAccountCode: z.string(),
  merchantReference: z.string().default(''),
  amount: z.object({ value: z.number().int(), currency: z.string() }),
  reason: z.string().nullish(),
  additionalData: z.looseObject({ hmacSignature: z.string() }),
});

/** Items are parsed one by one, so that an invalid item does not invalidate the others. */
const notifications = z.object({ notificationItems: z.array(z.unknown()) });
const wrapped = z.object({ NotificationRequestItem: item });

export type NotificationItem = Pick<
  z.output<typeof item>,
  'eventCode' | 'success' | 'pspReference' | 'merchantAccountCode' | 'merchantReference' | 'amount'
> & { readonly originalReference?: string | undefined };

/**
 * The merchant account, and the signing keys with the current one first. Keys are hexadecimal, as the provider shows
 * them.
 */
export type Sender = { readonly merchantAccount: string; readonly keys: readonly string[] };

/** The signature covers eight fields in this order; an absent field counts as empty. */
export function signatureOf(key: string, told: NotificationItem): string {
  const { pspReference, originalReference = '', merchantAccountCode, merchantReference, amount } = told;
  const parts = [pspReference, originalReference, merchantAccountCode, merchantReference];
  const text = [...parts, amount.value, amount.currency, told.eventCode, told.success].join(':');
  return createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest('base64');
}

/**
 * Accepts or refuses each item separately. A message without any accepted item is refused as a whole, so that a sender
 * with a wrong key notices. Items of other merchant accounts are ignored.
 */
export function readSigned(
  { merchantAccount, keys }: Sender,
  body: unknown,
): Result<ReadNotifications, { code: 'notification-invalid' }> {
  const parsed = notifications.safeParse(body);
  if (!parsed.success) return refuse({ code: 'notification-invalid' });
  const { notificationItems } = parsed.data;
  const taken: Notification[] = [];
  const refused: RefusedItem[] = [];
  for (const [position, given] of notificationItems.entries()) {
    const read = readItem(keys, given);
    if (typeof read === 'string') refused.push({ position, because: read });
    else if (read.raw.merchantAccountCode === merchantAccount) taken.push(read);
  }
  const isAllRefused = refused.length > 0 && refused.length === notificationItems.length;
  return isAllRefused ? refuse({ code: 'notification-invalid' }) : ok({ taken, refused });
}

function readItem(keys: Sender['keys'], given: unknown): Notification | RefusedItem['because'] {
  const parsed = wrapped.safeParse(given);
  if (!parsed.success) return 'shape';
  const { NotificationRequestItem: sent } = parsed.data;
  if (!keys.some((key) => isSame(sent.additionalData.hmacSignature, signatureOf(key, sent)))) return 'signature';
  const amount = fromProviderAmount(sent.amount);
  if (!amount) return 'amount';
  if (findUnstorable(sent)) return 'text';
  return {
    eventCode: sent.eventCode,
    reference: sent.pspReference,
    originalReference: sent.originalReference || undefined,
    orderId: sent.merchantReference,
    success: sent.success,
    amount,
    raw: sent as unknown as JsonObject,
  };
}
