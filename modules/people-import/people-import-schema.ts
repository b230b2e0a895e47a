import * as z from 'zod';
import { textField } from '#core/fields.ts';
import { bulkJobStates } from '../bulk-job/bulk-job.ts';
import { idParam } from '../id-param.ts';
import { companyQuery } from '../people-admin/customer-schema.ts';

export const importParams = z.object({ importId: z.uuid() });

export const lineParams = importParams.extend({ line: idParam });

export const uploadQuery = z.object({
  companyId: companyQuery.shape.companyId,
  fileName: z.string().max(200).default('').meta({ description: 'Shown in the list of jobs.' }),
});

export const templateQuery = z.object({
  companyId: companyQuery.shape.companyId,
  content: z
    .enum(['people', 'sizes'])
    .default('people')
    .meta({ description: 'sizes: a column for each size group, beside the columns that identify the person.' }),
  empty: z
    .enum(['true', 'false'])
    .default('false')
    .meta({ description: 'true: only the names of the columns, without the people of the company.' }),
  cultureCode: z
    .string()
    .regex(/^[A-Za-z]{2}(-[A-Za-z0-9]{2,4})?$/)
    .optional(),
});

export const rejectedQuery = templateQuery.pick({ cultureCode: true });

/** The values of a line by column: names of the person's fields, or `size:` and the code of a size group. */
export const lineInput = z
  .object({ cells: z.record(z.string().max(60), textField({ max: 300, min: 0, use: 'email' })) })
  .meta({ id: 'PeopleImportLineInput' });

const lineView = z.object({
  line: z.number().int(),
  cells: z.record(z.string(), z.string()),
  problems: z.array(z.object({ field: z.string(), code: z.string(), reason: z.string() })),
});

export const peopleImportView = z
  .object({
    importId: z.uuid(),
    status: z.enum(['checked', ...bulkJobStates]),
    counts: z.object({
      new: z.number().int(),
      changed: z.number().int(),
      same: z.number().int(),
      offer: z.number().int(),
      attention: z.number().int(),
    }),
    unreadColumns: z.array(z.string()),
    attention: z.array(lineView),
    open: z.number().int().meta({ description: 'Lines that can be applied and were not.' }),
    total: z.number().int().optional(),
    done: z.number().int(),
    accepted: z.number().int(),
    refused: z.number().int(),
  })
  .meta({ id: 'PeopleImport' });
