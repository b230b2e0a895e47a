export type MissingRequest = { readonly path: string; readonly marketId: number; readonly at: Date };

/** Counts requests for addresses that do not exist in memory, and adds them to the database from time to time. */
export type MissingAddresses = {
  count(request: MissingRequest): void;
  /** Writes what was counted so far. After a failure it is kept for the next time. */
  flush(): Promise<void>;
};

/** An address in the report. */
export type MissingAddress = {
  readonly marketId: number;
  readonly path: string;
  readonly n: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
};
