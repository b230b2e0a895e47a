/** What is used of a limit or an allowance in its period, as shown. */
export type UsageView = {
  readonly key: string;
  readonly label: string;
  /** "1,100 of 2,700 used until 31 Dec 2026". */
  readonly text: string;
  readonly percent: number;
  readonly causes: readonly {
    readonly key: string;
    /** Undefined for an order that another person sent: the visitor has no page of it. */
    readonly order: { readonly href: string; readonly orderNo: string } | undefined;
    readonly text: string;
  }[];
};
