/** Path of the advertisement's data and of its form, after the language. */
export const adAnswerPath = 'newsletter-answers/ad';

/** The content of the advertisement. Without content the advertisement is not shown. */
export type AdContent = {
  readonly title: string;
  readonly text: string;
  readonly success: string;
  readonly image: {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly focal?: { readonly x: number; readonly y: number } | undefined;
  };
  readonly promotionCodeGroupId: string;
};

export type AdAnswer = { readonly content: AdContent | null };

/** Result of a sign-up in the dialog. */
export type SignUpAnswer =
  | { readonly kind: 'done'; readonly mustConfirm: boolean }
  | { readonly kind: 'problem'; readonly words: string };
