export type BulkJobKind = 'catalogue-import' | 'price-list-import' | 'people-import' | 'business-feed';

export const bulkJobStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type BulkJobState = (typeof bulkJobStates)[number];

/** Work on many rows, and its progress. */
export type BulkJob = {
  readonly id: string;
  readonly kind: BulkJobKind;
  readonly state: BulkJobState;
  /** The origin: a person, or a file of the command line. */
  readonly source: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Undefined until the rows are counted. */
  readonly total: number | undefined;
  readonly done: number;
  readonly accepted: number;
  readonly refused: number;
  readonly failure: string | undefined;
  /** The path of the result among the shop's files. */
  readonly resultFile: string | undefined;
  readonly isCancelAsked: boolean;
  readonly createdAt: Date;
  readonly finishedAt: Date | undefined;
};

/** An error in one line. */
export type LineError = { readonly line: number; readonly field: string; readonly reason: string };

export const isOver = ({ state }: Pick<BulkJob, 'state'>): boolean => state !== 'waiting' && state !== 'running';

/** The completed part, from 0 to 1; undefined until the total is known. */
export function fractionOf({ state, total, done }: Pick<BulkJob, 'state' | 'total' | 'done'>): number | undefined {
  if (state === 'done') return 1;
  return total === undefined || total === 0 ? undefined : Math.min(1, done / total);
}

/** Known reasons for a failure. For other failures the row has the error message, which is meant for the operator. */
const jobFailures = ['not-allowed', 'abandoned'] as const;
export type JobFailure = (typeof jobFailures)[number];

/** The reason for screens. */
export function failureOf({ failure }: Pick<BulkJob, 'failure'>): JobFailure | 'error' | undefined {
  if (failure === undefined) return undefined;
  return jobFailures.find((known) => known === failure) ?? 'error';
}
