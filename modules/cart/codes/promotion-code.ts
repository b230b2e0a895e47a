import type { BasketCode } from '../../promotion/basket-code.ts';
import type { Cart, Metadata } from '../cart.ts';
import type { CodeRemoved } from '../cart-view.ts';

const codeKey = 'PromotionCode';
/** Remembers that a code went, until whoever looks at the cart was told. */
const removedKey = 'PromotionCodeRemoved';

type Described = Pick<Cart, 'metadata'>;

/** A cart holds one code. */
export const codeOf = ({ metadata }: Described): Metadata | undefined => metadata.find(({ key }) => key === codeKey);

export function withCode({ metadata }: Described, code: string, newId: () => string): Metadata[] {
  return [...without(metadata), { key: codeKey, id: newId(), value: code }];
}

/** Without a reason it was the buyer's own wish, and nobody need be told. */
export function withoutCode(
  { metadata }: Described,
  removed: CodeRemoved | undefined,
  newId: () => string,
): Metadata[] {
  if (!removed) return without(metadata);
  return [...without(metadata), { key: removedKey, id: newId(), value: JSON.stringify(removed) }];
}

export function removedCodeOf({ metadata }: Described): CodeRemoved | undefined {
  const entry = metadata.find(({ key }) => key === removedKey);
  return entry && (JSON.parse(entry.value) as CodeRemoved);
}

const without = (metadata: readonly Metadata[]) => metadata.filter(({ key }) => key !== codeKey && key !== removedKey);

/** Why a code cannot stay on a cart; undefined when it can. `answer` is what the promotions said, if they could be asked. */
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
