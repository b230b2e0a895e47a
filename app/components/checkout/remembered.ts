import type { CheckoutDraft } from '#modules/checkout/checkout-state.ts';

/** Where a browser keeps what the next order is likely to need again. */
export const rememberedKey = 'Blk.DeliveryInfo';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** By the names of the inputs. */
export type Remembered = Readonly<Record<string, string>>;

/** What is remembered, and what is never: choices, ticks and comments are of one order. */
const names = [
  'email',
  'dialCode',
  'cellphone',
  'careOf',
  'deliveryCustomerFirstname',
  'deliveryCustomerLastname',
  'deliveryCompanyName',
  'deliveryVatNo',
  'deliveryLine1',
  'deliveryLine2',
  'deliveryZip',
  'deliveryCity',
  'deliveryRegion',
] as const;

/** Nothing is kept, and what was kept goes, unless what is functional is allowed. */
export function remember(storage: Kept, isAllowed: boolean, info: Remembered): void {
  try {
    if (!isAllowed) storage.removeItem(rememberedKey);
    else storage.setItem(rememberedKey, JSON.stringify(info));
  } catch {
    // A browser that keeps nothing has nothing to fill in the next time.
  }
}

export function recall(storage: Kept, isAllowed: boolean): Remembered {
  try {
    if (!isAllowed) storage.removeItem(rememberedKey);
    const kept: unknown = JSON.parse((isAllowed && storage.getItem(rememberedKey)) || '{}');
    return kept !== null && typeof kept === 'object'
      ? Object.fromEntries(
          names.flatMap((name): [string, string][] => {
            const text = (kept as Record<string, unknown>)[name];
            return typeof text === 'string' && text !== '' ? [[name, text]] : [];
          }),
        )
      : {};
  } catch {
    return {};
  }
}

/** Only into a form in which nothing was said yet, for somebody of whom the shop knows nothing. */
export function mayRecall({
  draft,
  isFresh,
  isSignedIn,
}: {
  draft: CheckoutDraft;
  isFresh: boolean;
  isSignedIn: boolean;
}): boolean {
  return isFresh && !isSignedIn && draft.contact.email === '' && draft.delivery.deliveryLine1 === '';
}
