import * as z from 'zod';

const yesOrNo = z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] }).default(false);

export const importQuery = z.object({
  strict: yesOrNo.meta({ description: 'All lines or none.' }),
  full: yesOrNo.meta({ description: 'The feed is the whole catalogue: what it does not name is removed.' }),
});

export const importParams = z.object({ importId: z.uuid() });
export const importRequested = z.object({ importId: z.uuid() }).meta({ id: 'CatalogueImportRequested' });

export const importView = z
  .object({
    importId: z.uuid(),
    status: z.enum(['waiting', 'running', 'done', 'failed']),
    accepted: z.number().int(),
    refused: z.number().int(),
    failure: z.string().optional(),
    complaints: z.array(z.object({ line: z.number().int(), field: z.string(), reason: z.string() })),
  })
  .meta({ id: 'CatalogueImport' });

type Stored = {
  id: string;
  status: z.output<typeof importView>['status'];
  accepted: number;
  refused: number;
  failure: string | null;
  complaints: z.output<typeof importView>['complaints'];
};

export function toImportView({
  id,
  status,
  accepted,
  refused,
  failure,
  complaints,
}: Stored): z.output<typeof importView> {
  return { importId: id, status, accepted, refused, ...(failure !== null && { failure }), complaints };
}
