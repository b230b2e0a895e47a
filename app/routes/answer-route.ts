/** An answer without a page around it: a route in every language. */
export type AnswerRoute = { readonly id: string; readonly path: string; readonly file: string };
