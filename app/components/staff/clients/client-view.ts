/** An API client of a partner, with the names of the account it acts as. */
export type ClientView = {
  readonly id: string;
  readonly name: string;
  readonly person: string;
  readonly company: string | undefined;
  readonly market: string | undefined;
  readonly allMarkets: boolean;
  readonly scopes: readonly string[];
  readonly isActive: boolean;
  readonly secretChangedAt: Date;
  readonly lastUsedAt: Date | undefined;
};
