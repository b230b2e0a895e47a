/** Where a wish is sent by script, behind the language. */
export const restockAskPath = 'restock-answers/ask';

/** What becomes of a wish: it is kept, or what is wrong with it, in words, with what was typed. */
export type RestockAnswer =
  | { readonly kind: 'done'; readonly email: string }
  | {
      readonly kind: 'problem';
      readonly words: string;
      /** The field it is about; otherwise it is about all of it. */
      readonly field: 'email' | 'sku' | undefined;
      readonly typed: { readonly email: string; readonly sku: string };
    };
