import { createHmac } from 'node:crypto';
import * as z from 'zod';
import type { JsonObject } from '#core/json.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import { isSame } from '../../auth/keys.server.ts';
import type { Notification } from '../provider.ts';
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

const notifications = z.object({ notificationItems: z.array(z.object({ NotificationRequestItem: item })) });

export type NotificationItem = Pick<
  z.output<typeof item>,
  'eventCode' | 'success' | 'pspReference' | 'merchantAccountCode' | 'merchantReference' | 'amount'
> & { readonly originalReference?: string | undefined };

/** Who sends, and the keys that sign: the current one first. Keys are hexadecimal, as the provider shows them. */
export type Sender = { readonly merchantAccount: string; readonly keys: readonly string[] };

/** The signature covers eight of the fields, in this order; one that is absent is empty. */
export function signatureOf(key: string, told: NotificationItem): string {
  const { pspReference, originalReference = '', merchantAccountCode, merchantReference, amount } = told;
  const parts = [pspReference, originalReference, merchantAccountCode, merchantReference];
  const text = [...parts, amount.value, amount.currency, told.eventCode, told.success].join(':');
  return createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest('base64');
}

/** Nothing is believed of a message in which one part is not signed. What is meant for another account is left out. */
export function readSigned(
  { merchantAccount, keys }: Sender,
  body: unknown,
): Result<readonly Notification[], { code: 'notification-invalid' }> {
  const parsed = notifications.safeParse(body);
  if (!parsed.success) return refuse({ code: 'notification-invalid' });
  const read: Notification[] = [];
  for (const { NotificationRequestItem: told } of parsed.data.notificationItems) {
    const amount = fromProviderAmount(told.amount);
    const isSigned = keys.some((key) => isSame(told.additionalData.hmacSignature, signatureOf(key, told)));
    if (!isSigned || !amount) return refuse({ code: 'notification-invalid' });
    if (told.merchantAccountCode !== merchantAccount) continue;
    read.push({
      eventCode: told.eventCode,
      reference: told.pspReference,
      originalReference: told.originalReference || undefined,
      orderId: told.merchantReference,
      success: told.success,
      amount,
      raw: told as unknown as JsonObject,
    });
  }
  return ok(read);
}
