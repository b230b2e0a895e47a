import type { BulkJob } from '#modules/bulk-job/bulk-job.ts';

/** One import of the catalogue. */
export type ImportView = Pick<BulkJob, 'id' | 'source' | 'state' | 'createdAt' | 'accepted' | 'refused'>;
