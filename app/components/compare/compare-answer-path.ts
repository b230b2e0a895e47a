/** Path of the drawer's request, after the language. */
export const compareAnswerPath = 'compare-answers/products';
