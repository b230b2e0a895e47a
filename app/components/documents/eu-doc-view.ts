type StandardView = { readonly reference: string; readonly explanation: string; readonly symbol: string | undefined };

export type DeclaredView = {
  readonly kind: 'declared' | 'not-needed' | 'unknown';
  readonly basePartNo: string;
  readonly name: string;
  readonly href: string;
  readonly category: string | undefined;
  readonly standards: readonly StandardView[];
  readonly downloadHref: string;
};

export type EuDocView = {
  readonly text: string;
  /** Undefined before a search. */
  readonly result:
    | {
        readonly found: readonly DeclaredView[];
        readonly total: number;
        readonly page: number;
        readonly pageCount: number;
        readonly didYouMean: string | undefined;
      }
    | undefined;
  /** Why the selected declarations could not be combined; for requests without scripts. */
  readonly problem: 'chooseFirst' | 'tooMany' | undefined;
  readonly mostBundled: number;
  /** What editors add to the page. */
  readonly note: { readonly heading: string; readonly text: string; readonly footer: string } | undefined;
};
