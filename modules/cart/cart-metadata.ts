import { ok, refuse } from '#core/result.ts';
import type { Cart, CartStatus, Metadata } from './cart.ts';
import { withEntries } from './row-metadata.ts';

/** The specification misspells `SessonId`; partners depend on it. */
export const cartMetadataKeys = ['Status', 'Type', 'IsActive', 'SessonId', 'PromotionCode'] as const;

export type CartMetadataKey = (typeof cartMetadataKeys)[number];

const isCartMetadataKey = (key: string) => (cartMetadataKeys as readonly string[]).includes(key);

export const cartStatuses = ['Default', 'saved'] as const satisfies readonly CartStatus[];

/**
 * Status, activity and session are columns of the cart, but partners see them as entries whose id equals the key.
 * Entries with other keys are internal.
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

/** Returns the cart's change for one entry. The session belongs to the owner and cannot be changed. */
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

/** Status and activity always exist, so these entries cannot be removed. */
export function withoutEntry(cart: Cart, id: string) {
  const entry = metadataOf(cart).find((one) => one.id === id);
  if (!entry) return refuse({ code: 'entry-not-found' });
  if (!cart.metadata.includes(entry)) return refuse({ code: 'entry-fixed', key: entry.key });
  return ok({ metadata: cart.metadata.filter((one) => one !== entry) });
}

/** Replacing a cart copies its discount code; appending copies it only if the target has none. */
export function codeAfter(mine: Cart, theirs: Cart, method: 'append' | 'replace'): Metadata[] {
  const isCode = ({ key }: Metadata) => key === 'PromotionCode';
  const own = method === 'append' ? mine.metadata.filter(isCode) : [];
  const codes = own.length > 0 ? own : theirs.metadata.filter(isCode);
  return [...mine.metadata.filter((entry) => !isCode(entry)), ...codes];
}
