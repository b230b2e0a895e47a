import type { Check, Sending } from './sending.ts';

export const codesAreUsed: Check<Sending> = ({ heldCode, usesCodes }) =>
  heldCode !== undefined && !usesCodes ? { code: 'code-switched-off' } : undefined;

/** A code that cannot be checked at this moment is refused, because its discount cannot be promised. */
export const codeStillCounts: Check<Sending> = ({ heldCode, promoted }) =>
  heldCode !== undefined && !promoted?.codes[0]?.isValid ? { code: 'code-outdated' } : undefined;

export const appliedIds = ({ actual }: Pick<Sending, 'actual'>): string[] => [
  ...new Set(actual.promotions.map(({ promotionId }) => promotionId)),
];

export const promotionsAreAsShown: Check<Sending> = (sending) => {
  const { shown } = sending.payload;
  if (!shown) return undefined;
  const applied = appliedIds(sending);
  const seen = new Set(shown.promotions);
  const isSame = applied.length === seen.size && applied.every((id) => seen.has(id));
  return isSame ? undefined : { code: 'promotions-changed' };
};
