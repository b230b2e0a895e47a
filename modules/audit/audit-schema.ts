import * as z from 'zod';
import { auditActionNames } from './audit-actions.ts';
import type { ListedChange } from './audit-entry.ts';

const mostPerPage = 200;

export const changesQuery = z.object({
  subject: z.string().trim().min(1).max(500).optional().meta({ description: 'The id of the thing that was changed.' }),
  actor: z.string().trim().min(1).max(254).optional().meta({ description: 'The number or login name of a person.' }),
  action: z.enum(auditActionNames).optional(),
  from: z.iso.datetime({ offset: true }).optional().meta({ description: 'Changes from this moment on.' }),
  to: z.iso.datetime({ offset: true }).optional().meta({ description: 'Changes before this moment.' }),
  below: z.coerce.number().int().positive().optional().meta({ description: '`nextBelow` of the page before.' }),
  pageSize: z.coerce.number().int().min(1).max(mostPerPage).default(50),
});

const fields = z.record(z.string(), z.unknown());

export const changesPage = z
  .object({
    items: z.array(
      z.object({
        id: z.number().int(),
        at: z.iso.datetime(),
        actor: z.object({
          kind: z.enum(['person', 'program', 'operator']),
          id: z.number().int().optional(),
          name: z.string().meta({ description: 'Empty for the command line, and once the person is erased.' }),
          programId: z.string().optional(),
          actingAs: z
            .object({ id: z.number().int(), name: z.string() })
            .optional()
            .meta({ description: 'The person for whom staff acted.' }),
        }),
        companyId: z.number().int().optional().meta({ description: 'The company that the actor was acting for.' }),
        action: z.enum(auditActionNames),
        subject: z.object({ kind: z.string(), id: z.string() }),
        before: fields.meta({ description: 'The changed fields before the change.' }),
        after: fields.meta({ description: 'The changed fields after the change.' }),
        erasedFields: z.array(z.string()).meta({ description: 'Values about a person that have been erased since.' }),
        hiddenFields: z.array(z.string()).meta({ description: 'Fields whose values the reader may not see.' }),
      }),
    ),
    nextBelow: z.number().int().optional().meta({ description: 'Absent on the last page.' }),
  })
  .meta({ id: 'AuditChanges' });

type Item = z.input<typeof changesPage>['items'][number];

export const toItem = (change: ListedChange): Item => ({
  id: change.id,
  at: change.at.toISOString(),
  actor: {
    kind: change.actorKind,
    ...(change.actorId !== undefined && { id: change.actorId }),
    name: change.actorName,
    ...(change.programId !== undefined && { programId: change.programId }),
    ...(change.actingAs !== undefined && { actingAs: { id: change.actingAs, name: change.actingAsName } }),
  },
  ...(change.companyId !== undefined && { companyId: change.companyId }),
  action: change.action,
  subject: { kind: change.subjectKind, id: change.subjectId },
  before: { ...change.before },
  after: { ...change.after },
  erasedFields: [...change.erasedFields],
  hiddenFields: [...change.hiddenFields],
});
