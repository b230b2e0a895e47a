import type { BasketCode } from '../../promotion/basket-code.ts';
import type { Cart, Metadata } from '../cart.ts';
import type { CodeRemoved } from '../cart-view.ts';

const codeKey = 'PromotionCode';
/** Key of the entry that records a removed code until it has been shown to the visitor. */
const removedKey = 'PromotionCodeRemoved';

type WithMetadata = Pick<Cart, 'metadata'>;

/** A cart has at most one code. */
export const codeOf = ({ metadata }: WithMetadata): Metadata | undefined => metadata.find(({ key }) => key === codeKey);

export function withCode({ metadata }: WithMetadata, code: string, newId: () => string): Metadata[] {
  return [...without(metadata), { key: codeKey, id: newId(), value: code }];
}

/** Without a reason the buyer removed the code, and no message is needed. */
export function withoutCode(
  { metadata }: WithMetadata,
  removed: CodeRemoved | undefined,
  newId: () => string,
): Metadata[] {
  if (!removed) return without(metadata);
  return [...without(metadata), { key: removedKey, id: newId(), value: JSON.stringify(removed) }];
}

export function removedCodeOf({ metadata }: WithMetadata): CodeRemoved | undefined {
  const entry = metadata.find(({ key }) => key === removedKey);
  return entry && (JSON.parse(entry.value) as CodeRemoved);
}

const without = (metadata: readonly Metadata[]) => metadata.filter(({ key }) => key !== codeKey && key !== removedKey);

/**
 * Returns why a code must be removed from a cart, or undefined if it is valid. `answer` is the result of the promotion
 * engine, if it was available.
 */
export function whyRemoved(
  code: string,
  rows: readonly unknown[],
  answer: BasketCode | undefined,
): CodeRemoved | undefined {
  if (rows.length === 0) return { code, reason: 'emptied', message: undefined };
  if (!answer) return { code, reason: 'failed', message: undefined };
  if (answer.isValid) return undefined;
  const reason = answer.status === 'RequirementsNotMet' ? 'requirements-not-met' : 'invalid';
  return { code, reason, message: answer.message || undefined };
}
