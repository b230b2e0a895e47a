import type { CheckoutDraft } from '#modules/checkout/checkout-state.ts';

/** Key in the browser's storage for the contact data and address of the last order. */
export const rememberedKey = 'Blk.DeliveryInfo';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Values by name of the input. */
export type Remembered = Readonly<Record<string, string>>;

/** Only these fields are remembered. Choices, checkboxes and comments belong to one order. */
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

/** Saves the values if functional cookies are allowed; otherwise removes what was saved before. */
export function remember(storage: Kept, isAllowed: boolean, info: Remembered): void {
  try {
    if (!isAllowed) storage.removeItem(rememberedKey);
    else storage.setItem(rememberedKey, JSON.stringify(info));
  } catch {
    // Without storage the next form starts empty.
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

/** Only fills an untouched form, and only for visitors who are not signed in. */
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
