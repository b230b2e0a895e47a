import type { BulkJob } from '#modules/bulk-job/bulk-job.ts';

/** An import of the catalogue. */
export type ImportView = Pick<BulkJob, 'id' | 'source' | 'state' | 'createdAt' | 'accepted' | 'refused'>;
