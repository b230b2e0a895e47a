import { ok, refuse } from '#core/result.ts';
import type { Cart, CartStatus, Metadata } from './cart.ts';
import { withEntries } from './row-metadata.ts';

/** SessonId is misspelt, and partners know it so. */
export const cartMetadataKeys = ['Status', 'Type', 'IsActive', 'SessonId', 'PromotionCode'] as const;

export type CartMetadataKey = (typeof cartMetadataKeys)[number];

const isCartMetadataKey = (key: string) => (cartMetadataKeys as readonly string[]).includes(key);

export const cartStatuses = ['Default', 'saved'] as const satisfies readonly CartStatus[];

/**
 * Status, activity and session are columns of the cart; partners see them as entries whose id is their key. What is
 * remembered under other keys is ours.
 */
export function metadataOf(cart: Cart): Metadata[] {
  const session = cart.owner.kind === 'company' ? cart.owner.punchOutSession : undefined;
  return [
    { key: 'Status', id: 'Status', value: cart.status },
    { key: 'IsActive', id: 'IsActive', value: String(cart.isActive) },
    ...(session === undefined ? [] : [{ key: 'SessonId', id: 'SessonId', value: session }]),
    ...cart.metadata.filter(({ key }) => isCartMetadataKey(key)),
  ];
}

/** What an entry changes. The session is the owner's and never changes. */
export function withEntry(cart: Cart, key: CartMetadataKey, value: string, newId: () => string) {
  if (key === 'SessonId') return refuse({ code: 'entry-fixed', key });
  if (key === 'Status') {
    const status = cartStatuses.find((one) => one === value);
    return status ? ok({ status }) : refuse({ code: 'setting-value-invalid', key, expected: cartStatuses.join(', ') });
  }
  if (key === 'IsActive')
    return value === 'true' || value === 'false'
      ? ok({ isActive: value === 'true' })
      : refuse({ code: 'setting-value-invalid', key, expected: 'true, false' });
  return ok({ metadata: withEntries(cart.metadata, { [key]: value }, newId) });
}

/** A cart always has a status and is active or not: these entries stay. */
export function withoutEntry(cart: Cart, id: string) {
  const entry = metadataOf(cart).find((one) => one.id === id);
  if (!entry) return refuse({ code: 'entry-not-found' });
  if (!cart.metadata.includes(entry)) return refuse({ code: 'entry-fixed', key: entry.key });
  return ok({ metadata: cart.metadata.filter((one) => one !== entry) });
}

/** A discount code comes along with a cart that replaces another, and with one that is appended where there was none. */
export function codeAfter(mine: Cart, theirs: Cart, method: 'append' | 'replace'): Metadata[] {
  const isCode = ({ key }: Metadata) => key === 'PromotionCode';
  const own = method === 'append' ? mine.metadata.filter(isCode) : [];
  const codes = own.length > 0 ? own : theirs.metadata.filter(isCode);
  return [...mine.metadata.filter((entry) => !isCode(entry)), ...codes];
}
