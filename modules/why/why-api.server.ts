import * as z from 'zod';
import { ok } from '#core/result.ts';
import { addCall, createApi } from '../api.server.ts';
import { explainedSetting, toExplainedView } from '../company-settings/company-settings-guide-api.server.ts';
import { outcomeNames } from '../company-settings/setting-effects.ts';
import { flagKeys } from '../flags/flags.ts';
import { idParam } from '../id-param.ts';
import { explainPage } from './explain-page.server.ts';
import { explainedPages } from './page-causes.ts';

const company = z.object({ id: z.number().int(), name: z.string() });

const whyView = z
  .object({
    person: z.object({ id: z.number().int(), name: z.string(), role: z.number().int(), isSuper: z.boolean() }),
    company: company.optional().meta({ description: 'Absent for people who belong to no company.' }),
    companies: z.array(company).meta({ description: 'All that the person belongs to.' }),
    market: z.string(),
    page: z.enum(explainedPages),
    outcomes: z.array(z.object({ outcome: z.enum(outcomeNames), holds: z.boolean() })),
    settings: z.array(explainedSetting),
    flags: z.array(z.object({ key: z.enum(flagKeys), isOn: z.boolean() })),
    priceLists: z
      .array(z.object({ code: z.string(), name: z.string(), tier: z.enum(['primary', 'agreed', 'public']) }))
      .optional()
      .meta({ description: 'Those that win first; absent on pages without prices.' }),
    required: z
      .array(z.string())
      .optional()
      .meta({ description: 'Fields that the form rules of the company require; absent on pages without a form.' }),
  })
  .meta({ id: 'WhyPage' });

/** The API that explains what a person sees. */
export function whyApi() {
  const api = createApi();
  addCall(
    api,
    {
      method: 'get',
      path: '/customers/{customerId}/why',
      summary: 'What determines the content of a page for a person, for staff with the task `customers`',
      description: 'Role, settings with their origin, flags, price lists in order, and form rules.',
      needsToken: true,
      params: z.object({ customerId: idParam }),
      query: z.object({
        page: z.enum(explainedPages).default('products'),
        companyId: idParam
          .optional()
          .meta({ description: 'One of the companies of the person; the first without it.' }),
      }),
      answer: whyView,
    },
    async ({ shop, visit, params, query }) => {
      const read = await explainPage(shop, visit, { ...params, ...query });
      if (!read.ok) return read;
      const { settings, priceLists, required, company: of, ...why } = read.value;
      return ok({
        ...why,
        ...(of && { company: of }),
        settings: settings.map(toExplainedView),
        ...(priceLists && { priceLists }),
        ...(required && { required: [...required] }),
      });
    },
  );
  return api;
}
