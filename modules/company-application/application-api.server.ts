import * as z from 'zod';
import { ok } from '#core/result.ts';
import { addCall, createApi } from '../api.server.ts';
import { applicationStates } from './application.ts';
import { reasonField } from './application-schema.ts';
import { decideApplication } from './decide-application.server.ts';
import { pageApplications } from './list-applications.server.ts';

const params = z.object({ applicationId: z.uuid() });

const query = z.object({
  state: z.enum(applicationStates).default('waiting'),
  pageSize: z.coerce.number().int().min(1).max(200).default(50),
  search: z.string().trim().max(100).default(''),
});

const list = z
  .object({
    items: z.array(
      z.object({
        id: z.uuid(),
        marketId: z.number().int(),
        state: z.enum(applicationStates),
        appliedAt: z.iso.datetime(),
        companyId: z.number().int().optional(),
        company: z.record(z.string(), z.string()).meta({ description: 'As it was typed.' }),
      }),
    ),
  })
  .meta({ id: 'CompanyApplications' });

const decision = z.strictObject({
  isAccepted: z.boolean(),
  reason: reasonField.optional(),
  asksExisting: z
    .boolean()
    .optional()
    .meta({ description: 'If the contact has an account: accept the company and offer the person to join.' }),
});

const decided = z
  .object({ id: z.uuid(), state: z.enum(applicationStates), companyId: z.number().int().optional() })
  .meta({ id: 'CompanyApplicationDecision' });

/** The API for applications of companies, for staff with the task customers. */
export function applicationApi() {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/applications',
      summary: 'Companies that applied, the oldest first',
      description: 'For staff with the task `customers`, or `read-only`.',
      needsToken: true,
      query,
      answer: list,
    },
    async ({ shop, visit, query: { state, search, pageSize } }) => {
      const part = { limit: pageSize, isDescending: false };
      const page = await pageApplications(shop, visit, { state, search, part });
      if (!page.ok) return page;
      return ok({
        items: page.value.items.map(({ id, marketId, state, createdAt, companyId, data }) => ({
          id,
          marketId,
          state,
          appliedAt: createdAt.toISOString(),
          ...(companyId !== undefined && { companyId }),
          company: Object.fromEntries(
            Object.entries(data).filter((field): field is [string, string] => field[1] !== undefined),
          ),
        })),
      });
    },
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/applications/{applicationId}',
      summary: 'Accept or refuse a company that applied',
      description:
        'For staff with the task `customers`. Accepting makes the company, its addresses and its first administrator, who gets a mail to choose a password.',
      needsToken: true,
      params,
      body: decision,
      answer: decided,
    },
    async ({ shop, visit, params: { applicationId: id }, body: { isAccepted, reason = '', asksExisting = false } }) => {
      const done = await decideApplication(shop, visit, { id, isAccepted, reason, asksExisting });
      if (!done.ok) return done;
      const { companyId, ...rest } = done.value;
      return ok({ ...rest, ...(companyId !== undefined && { companyId }) });
    },
  );

  return api;
}
