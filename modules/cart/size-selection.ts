/** How the size of a row was chosen after its colour changed. The API fixes the numbers. */
export const sizeSelectionStates = {
  Unset: 0,
  SizeAutoSelected: 1,
  SizeOutOfStock: 2,
  SizeUnavailable: 3,
  SizeNotSelected: 4,
} as const;

type SizeSelectionState = (typeof sizeSelectionStates)[keyof typeof sizeSelectionStates];

type SizeOnHand = { readonly code: string; readonly sku: string; readonly onHandValue: number };

/** Selects the same size in the new colour if it exists, or the only size. */
export function selectSize(
  sizes: readonly SizeOnHand[],
  worn: string | undefined,
): { readonly state: SizeSelectionState; readonly sku: string | undefined } {
  if (sizes.length === 0) return { state: sizeSelectionStates.Unset, sku: undefined };
  const [only, ...others] = sizes;
  const meant = others.length === 0 ? only : sizes.find(({ code }) => code === worn);
  if (meant === undefined) {
    const state = worn === undefined ? sizeSelectionStates.SizeNotSelected : sizeSelectionStates.SizeUnavailable;
    return { state, sku: undefined };
  }
  const isThere = meant.onHandValue > 0;
  return { state: isThere ? sizeSelectionStates.SizeAutoSelected : sizeSelectionStates.SizeOutOfStock, sku: meant.sku };
}
