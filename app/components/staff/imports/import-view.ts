/** One import of the catalogue. */
export type ImportView = {
  readonly id: string;
  readonly source: string;
  readonly status: 'waiting' | 'running' | 'done' | 'failed';
  readonly startedAt: Date;
  readonly accepted: number;
  readonly refused: number;
};
