import * as z from 'zod';
import { ok } from '#core/result.ts';
import { addCall, createApi } from '../api.server.ts';
import type { AuditAction } from '../audit/audit-actions.ts';
import { changesPage, toItem } from '../audit/audit-schema.ts';
import { companyActions } from './company-audit.ts';
import { pageCompanyChanges } from './page-company-changes.server.ts';

const query = z.object({
  action: z.enum(companyActions as [AuditAction, ...AuditAction[]]).optional(),
  from: z.iso.datetime({ offset: true }).optional().meta({ description: 'Changes from this moment on.' }),
  to: z.iso.datetime({ offset: true }).optional().meta({ description: 'Changes before this moment.' }),
  below: z.coerce.number().int().positive().optional().meta({ description: '`nextBelow` of the page before.' }),
  pageSize: z.coerce.number().int().min(1).max(200).default(50),
});

const timeOf = (text: string | undefined): Date | undefined => (text === undefined ? undefined : new Date(text));

export function companyHistoryApi() {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/company',
      summary: 'The changes in the caller’s company, the latest first',
      description:
        'For administrators (65), who also see the children of their company, and customer admins (81); those bound to a team see what they changed themselves. Entries are kept for 24 months.',
      needsToken: true,
      query,
      answer: changesPage,
    },
    async ({ shop, visit, query: { action, from, to, below, pageSize } }) => {
      const after = below === undefined ? {} : { after: { value: String(below), key: String(below) } };
      const part = { limit: pageSize, isDescending: true, ...after };
      const page = await pageCompanyChanges(shop, visit, { action, from: timeOf(from), to: timeOf(to), part });
      if (!page.ok) return page;
      const { items, next } = page.value;
      return ok({ items: items.map(toItem), ...(next && { nextBelow: items.at(-1)?.id }) });
    },
  );

  return api;
}
