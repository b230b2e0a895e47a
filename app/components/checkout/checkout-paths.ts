/** Path below the language to which the form is saved while the buyer fills it in. */
export const draftPath = 'checkout-answers/draft';
