import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import type { RefusedItem } from '../provider.ts';
import { readSigned, signatureOf } from './signed-notifications.server.ts';

const key = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
const sender = { merchantAccount: 'TestMerchant', keys: [key] };
const signature = 'coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=';
const item = {
  pspReference: '7914073381342284',
  originalReference: '',
  merchantAccountCode: 'TestMerchant',
  merchantReference: 'TestPayment-1407325143704',
  amount: { value: 1130, currency: 'EUR' },
  eventCode: 'AUTHORISATION',
  success: 'true',
  additionalData: { hmacSignature: signature },
};
const signed = (change: Partial<typeof item>) => {
  const changed = { ...item, ...change };
  return { ...changed, additionalData: { hmacSignature: signatureOf(key, { ...changed, success: true }) } };
};
const bodyOf = (...items: object[]) => ({
  live: 'false',
  notificationItems: items.map((told) => ({ NotificationRequestItem: told })),
});

test('the signature of the provider’s own example', () => {
  expect(signatureOf(key, { ...item, success: true })).toBe(signature);
});

test('signed items are read; success comes as text', () => {
  const read = readSigned(sender, bodyOf(item));
  expect(read.ok && read.value.taken).toMatchObject([
    {
      eventCode: 'AUTHORISATION',
      reference: '7914073381342284',
      originalReference: undefined,
      orderId: 'TestPayment-1407325143704',
      success: true,
      amount: money(1130, 'EUR'),
    },
  ]);
});

test.each([
  ['another amount', { amount: { value: 1, currency: 'EUR' } }],
  ['another currency', { amount: { value: 1130, currency: 'SEK' } }],
  ['another order', { merchantReference: 'TestPayment-2' }],
  ['another end', { success: 'false' }],
  ['another event', { eventCode: 'CAPTURE' }],
  ['another payment', { pspReference: '7914073381342285' }],
  ['another original', { originalReference: '1' }],
  ['another account', { merchantAccountCode: 'Other' }],
  ['another signature', { additionalData: { hmacSignature: signature.replace('co', 'oc') } }],
  ['an empty signature', { additionalData: { hmacSignature: '' } }],
  ['no signature', { additionalData: {} }],
])('%s than what was signed is refused', (_, change) => {
  const refused = { ok: false, refusal: { code: 'notification-invalid' } };
  const changed = { ...item, ...change };
  expect(readSigned(sender, bodyOf(changed))).toEqual(refused);
  for (const items of [bodyOf(item, changed), bodyOf(changed, item)]) {
    const read = readSigned(sender, items);
    expect(read.ok && read.value.taken.map(({ reference }) => reference)).toEqual(['7914073381342284']);
    expect(read.ok && read.value.refused).toHaveLength(1);
  }
});

test.each([undefined, null, 'text', {}, { notificationItems: [{}] }, { notificationItems: 'x' }])(
  '%j is not a message of a provider',
  (body) => {
    expect(readSigned(sender, body)).toEqual({ ok: false, refusal: { code: 'notification-invalid' } });
  },
);

test('the previous key is still accepted, another is not', () => {
  const other = 'FF'.repeat(32);
  expect(readSigned({ ...sender, keys: [other, key] }, bodyOf(item)).ok).toBe(true);
  expect(readSigned({ ...sender, keys: [other] }, bodyOf(item)).ok).toBe(false);
});

test('items of another merchant account are ignored', () => {
  const read = readSigned({ ...sender, merchantAccount: 'Ours' }, bodyOf(item));
  expect(read).toEqual({ ok: true, value: { taken: [], refused: [] } });
});

test.each<[string, object, RefusedItem['because']]>([
  ['no item at all', {}, 'shape'],
  ['an item without a reference', { NotificationRequestItem: { ...item, pspReference: '' } }, 'shape'],
  ['an unsigned item', { NotificationRequestItem: { ...item, success: 'false' } }, 'signature'],
  ['an unknown currency', { NotificationRequestItem: signed({ amount: { value: 1, currency: 'XXX' } }) }, 'amount'],
  ['a text that no database keeps', { NotificationRequestItem: { ...item, reason: 'a\0b' } }, 'text'],
])('%s does not affect the others, and is reported', (_, bad, because) => {
  const notificationItems = [{ NotificationRequestItem: item }, bad, { NotificationRequestItem: item }];
  const read = readSigned(sender, { live: 'false', notificationItems });
  expect(read.ok && read.value.taken).toHaveLength(2);
  expect(read.ok && read.value.refused).toEqual([{ position: 1, because }]);
  expect(readSigned(sender, { notificationItems: [bad] })).toEqual({
    ok: false,
    refusal: { code: 'notification-invalid' },
  });
});
