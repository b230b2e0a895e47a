import * as z from 'zod';
import { ok } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import type { CompanyBrief } from '../company/company-membership-store.server.ts';
import {
  companyParams,
  settingKeysQuery,
  settingsView,
  toSettingsView,
  wantedKeys,
} from '../company/company-schema.ts';
import { getCompany } from '../company/get-company.server.ts';
import { listActiveSettings, listChildren, listCoopCompanies, listNames } from './company-family.server.ts';

const briefView = z
  .object({
    id: z.number().int(),
    name: z.string(),
    parentId: z.number().int().optional(),
    coopCode: z.string().optional(),
  })
  .meta({ id: 'CompanyBrief' });

const nameView = z.object({ id: z.number().int(), name: z.string() });

const mostNames = 200;
const idsQuery = z.object({
  ids: z
    .string()
    .regex(/^\d{1,9}(?:,\d{1,9})*$/, 'invalid')
    .transform((text) => text.split(',').map(Number))
    .pipe(z.array(z.number()).max(mostNames))
    .meta({ type: 'string', description: 'Ids with commas between them, at most 200.' }),
});

const coopParams = z.object({ coopCode: z.string().trim().min(1).max(40) });

const toBriefView = ({ id, name, parentId, coopCode }: CompanyBrief): z.output<typeof briefView> => ({
  id,
  name,
  ...(parentId !== undefined && { parentId }),
  ...(coopCode !== undefined && { coopCode }),
});

/** The API for related companies: children and buying group, with their names and settings. */
export function companyFamilyApi() {
  const api = createApi();
  addLookups(api);
  addChildren(api);
  return api;
}

function addLookups(api: Api) {
  addCall(
    api,
    {
      method: 'get',
      path: '/companies/names',
      summary: 'The names of companies; those that the caller may not see are left out',
      needsToken: true,
      query: idsQuery,
      answer: z.array(nameView),
    },
    ({ shop, visit, query }) => listNames(shop, visit, query.ids),
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/companies/coop/{coopCode}',
      summary: 'The companies of a buying group that the caller may see',
      needsToken: true,
      params: coopParams,
      answer: z.array(briefView),
    },
    async ({ shop, visit, params }) => {
      const found = await listCoopCompanies(shop, visit, params.coopCode);
      return found.ok ? ok(found.value.map(toBriefView)) : found;
    },
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/companies/{companyId}/settings',
      summary: 'The settings of a company, all or by their keys',
      needsToken: true,
      params: companyParams,
      query: settingKeysQuery,
      answer: settingsView,
    },
    async ({ shop, visit, params, query }) => {
      const company = await getCompany(shop, visit, params.companyId);
      return company.ok ? ok(toSettingsView(company.value.settings, wantedKeys(query.keys))) : company;
    },
  );
}

function addChildren(api: Api) {
  const ofCompany = { method: 'get', needsToken: true, params: companyParams } as const;
  addCall(
    api,
    {
      ...ofCompany,
      path: '/companies/{companyId}/children',
      summary: 'The children of a company',
      answer: z.array(briefView),
    },
    async ({ shop, visit, params }) => {
      const children = await listChildren(shop, visit, params.companyId);
      return children.ok ? ok(children.value.map(toBriefView)) : children;
    },
  );

  addCall(
    api,
    {
      ...ofCompany,
      path: '/companies/{companyId}/children/ids',
      summary: 'The ids of the children of a company',
      answer: z.array(z.number().int()),
    },
    async ({ shop, visit, params }) => {
      const children = await listChildren(shop, visit, params.companyId);
      return children.ok ? ok(children.value.map(({ id }) => id)) : children;
    },
  );

  addCall(
    api,
    {
      ...ofCompany,
      path: '/companies/{companyId}/children/settings',
      summary: 'Of each child of a company the settings that are on',
      answer: z.array(nameView.extend({ settings: settingsView }).meta({ id: 'ChildSettings' })),
    },
    ({ shop, visit, params }) => listActiveSettings(shop, visit, params.companyId),
  );
}
