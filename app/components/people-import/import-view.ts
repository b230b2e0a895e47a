import type { BulkJob } from '#modules/bulk-job/bulk-job.ts';
import type { Verdict } from '#modules/people-import/import-line.ts';

type ImportCell = {
  readonly column: string;
  readonly label: string;
  readonly value: string;
  /** The errors of the cell; none if it only identifies the person of the line. */
  readonly errors: readonly string[];
};

/** A line that needs attention, with the cells that say who it is and those that are wrong. */
export type AttentionLine = {
  readonly line: number;
  readonly cells: readonly ImportCell[];
  /** What is wrong with the line as a whole. */
  readonly errors: readonly string[];
};

export type SheetView = {
  readonly id: string;
  readonly companyId: number;
  readonly fileName: string;
  readonly counts: Readonly<Record<Verdict, number>>;
  /** Lines that could be applied but were not. */
  readonly open: number;
  readonly unread: readonly string[];
  readonly attention: readonly AttentionLine[];
  readonly job: Pick<BulkJob, 'state' | 'total' | 'done' | 'accepted' | 'refused' | 'isCancelAsked'> | undefined;
};

export const cellPrefix = 'cell ';

const addressColumns: ReadonlySet<string> = new Set(['emailAddress', 'approver']);

/** What may be typed into a cell of a column: only addresses have an @. */
export const takesOfColumn = (column: string): 'email' | 'text' => (addressColumns.has(column) ? 'email' : 'text');
