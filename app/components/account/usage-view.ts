/** What is used of a limit or an allowance in its period, as shown. */
export type UsageView = {
  readonly key: string;
  readonly label: string;
  /** "1,100 of 2,700 used until 31 Dec 2026". */
  readonly text: string;
  readonly percent: number;
  readonly causes: readonly {
    readonly key: string;
    readonly href: string;
    readonly orderNo: string;
    readonly text: string;
  }[];
};
