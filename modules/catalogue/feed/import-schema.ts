import * as z from 'zod';
import { type BulkJob, bulkJobStates, type LineError } from '../../bulk-job/bulk-job.ts';

const yesOrNo = z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] }).default(false);

export const importQuery = z.object({
  strict: yesOrNo.meta({ description: 'All lines or none.' }),
  full: yesOrNo.meta({ description: 'The feed is the whole catalogue: everything it does not contain is deleted.' }),
});

export const importParams = z.object({ importId: z.uuid() });
export const importRequested = z.object({ importId: z.uuid() }).meta({ id: 'CatalogueImportRequested' });

export const importView = z
  .object({
    importId: z.uuid(),
    status: z.enum(bulkJobStates),
    total: z.number().int().optional().meta({ description: 'Lines of the feed.' }),
    done: z.number().int().meta({ description: 'Lines that have been read.' }),
    accepted: z.number().int(),
    refused: z.number().int(),
    failure: z.string().optional(),
    complaints: z.array(z.object({ line: z.number().int(), field: z.string(), reason: z.string() })),
  })
  .meta({ id: 'CatalogueImport' });

type ImportJob = BulkJob & { readonly complaints: readonly LineError[] };

export const toImportView = ({ id, state, total, done, accepted, refused, failure, complaints }: ImportJob) => ({
  importId: id,
  status: state,
  ...(total !== undefined && { total }),
  done,
  accepted,
  refused,
  ...(failure !== undefined && { failure }),
  complaints: [...complaints],
});
