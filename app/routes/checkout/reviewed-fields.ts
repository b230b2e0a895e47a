import type { ReviewPageView } from '#app/components/checkout/checkout-page-view.ts';
import { isFieldShown } from '#modules/checkout/checkout-fields.ts';
import type { CheckoutView } from '#modules/checkout/checkout-view.ts';
import { textFields, tickFields } from '#modules/order/order-fields.ts';

/** The filled fields that the form shows to this buyer, in form order. */
export function reviewedFields(
  view: Pick<CheckoutView, 'draft' | 'who' | 'needs'>,
): Pick<ReviewPageView, 'references' | 'ticked'> {
  const { reference, ...draft } = view.draft;
  const tickedIn = (part: keyof ReviewPageView['ticked']) =>
    tickFields
      .filter((field) => field.part === part && draft[field.name] && isFieldShown(field, view))
      .map(({ name }) => name);
  return {
    references: textFields
      .filter((field) => reference[field.name] !== '' && isFieldShown(field, view))
      .map(({ name }) => ({ name, text: reference[name] })),
    ticked: { contact: tickedIn('contact'), delivery: tickedIn('delivery'), reference: tickedIn('reference') },
  };
}
