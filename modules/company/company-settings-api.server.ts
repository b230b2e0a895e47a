import { ok } from '#core/result.ts';
import { addCall, createApi } from '../api.server.ts';
import { changeCompanySettings, type SettingsCheck } from './change-company-settings.server.ts';
import {
  changeSettingsInput,
  companyParams,
  settingKeysQuery,
  settingsVersionQuery,
  settingsView,
  toSettingsView,
  wantedKeys,
} from './company-schema.ts';
import { getCompany } from './get-company.server.ts';

export function companySettingsApi(check: SettingsCheck) {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/company/{companyId}',
      summary: 'The settings of a company, all or some',
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

  addCall(
    api,
    {
      method: 'put',
      path: '/company/{companyId}',
      summary: 'Change settings of a company',
      needsToken: true,
      params: companyParams,
      query: settingsVersionQuery,
      body: changeSettingsInput,
      answer: settingsView,
    },
    async ({ shop, visit, params: { companyId }, query: { version }, body }) => {
      const changed = await changeCompanySettings(shop, visit, { companyId, settings: body, version }, check);
      return changed.ok ? ok(toSettingsView(changed.value)) : changed;
    },
  );

  return api;
}
