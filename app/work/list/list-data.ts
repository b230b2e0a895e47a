import type { SavedView } from '#modules/views/view.ts';

/** One part of a list, as the loader returns it. */
export type ListData<Row> = {
  readonly rows: readonly Row[];
  readonly next: string | undefined;
  readonly previous: string | undefined;
  /** How many rows a part may have, and has at most now; none where there is no choice. */
  readonly sizes: readonly number[];
  readonly size: number;
  readonly search: string;
  readonly filters: Readonly<Record<string, string>>;
  /** Filters of the address that the list does not know: `state=lost`. */
  readonly ignored: readonly string[];
  readonly sort: string;
  readonly isDescending: boolean;
  readonly views: readonly SavedView[];
};
