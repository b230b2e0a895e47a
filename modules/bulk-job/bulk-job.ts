export type BulkJobKind = 'catalogue-import' | 'price-list-import' | 'people-import' | 'business-feed';

export const bulkJobStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type BulkJobState = (typeof bulkJobStates)[number];

/** Work on many things at once, and how far it is. */
export type BulkJob = {
  readonly id: string;
  readonly kind: BulkJobKind;
  readonly state: BulkJobState;
  /** Where it comes from: a person, or a file of the command line. */
  readonly source: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Undefined as long as nobody has counted. */
  readonly total: number | undefined;
  readonly done: number;
  readonly accepted: number;
  readonly refused: number;
  readonly failure: string | undefined;
  /** Where among the shop's files what it made can be read. */
  readonly resultFile: string | undefined;
  readonly isCancelAsked: boolean;
  readonly createdAt: Date;
  readonly finishedAt: Date | undefined;
};

/** What was wrong with one line. */
export type LineError = { readonly line: number; readonly field: string; readonly reason: string };

export const isOver = ({ state }: Pick<BulkJob, 'state'>): boolean => state !== 'waiting' && state !== 'running';

/** How much of it is done, from 0 to 1; undefined as long as nobody knows how much there is. */
export function fractionOf({ state, total, done }: Pick<BulkJob, 'state' | 'total' | 'done'>): number | undefined {
  if (state === 'done') return 1;
  return total === undefined || total === 0 ? undefined : Math.min(1, done / total);
}

/** Why a job failed, where the shop knows it. The row of another failure has the words of the program, which are for the operator. */
const jobFailures = ['not-allowed', 'abandoned'] as const;
export type JobFailure = (typeof jobFailures)[number];

/** As screens tell it. */
export function failureOf({ failure }: Pick<BulkJob, 'failure'>): JobFailure | 'error' | undefined {
  if (failure === undefined) return undefined;
  return jobFailures.find((known) => known === failure) ?? 'error';
}
