/** Path of the request by script, after the language. */
export const restockAskPath = 'restock-answers/ask';

/** Result of a request: saved, or an error text with the typed values. */
export type RestockAnswer =
  | { readonly kind: 'done'; readonly email: string }
  | {
      readonly kind: 'problem';
      readonly words: string;
      /** The field with the error; undefined for the whole form. */
      readonly field: 'email' | 'sku' | undefined;
      readonly typed: { readonly email: string; readonly sku: string };
    };
