/** A redirect as a row. */
export type RedirectRow = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Empty: all markets. */
  readonly market: string;
  readonly day: string;
};

/** A requested address that does not exist, as a row. */
export type MissingRow = {
  readonly key: string;
  readonly path: string;
  readonly market: string;
  readonly n: number;
  readonly day: string;
};
