/** Where the drawer asks for what is compared, behind the language. */
export const compareAnswerPath = 'compare-answers/products';
