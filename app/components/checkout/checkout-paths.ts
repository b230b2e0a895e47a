/** Below the language: where the form is kept while somebody fills it in. */
export const draftPath = 'checkout-answers/draft';
