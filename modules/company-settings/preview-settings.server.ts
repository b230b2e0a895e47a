import { ok } from '#core/result.ts';
import { changedSettings, checkSetting, type SettingChange } from '../company/company-settings.ts';
import { countMembers } from '../people/membership-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { checkServices } from './check-services.server.ts';
import { findSetUp } from './read-settings.server.ts';
import { effectsOf } from './setting-effects.ts';

/** How many people a change would affect; writes nothing. */
export async function previewSettings(
  shop: Pick<Shop, 'db' | 'snapshots' | 'log'>,
  visit: Visit,
  { companyId, settings }: { companyId: number; settings: readonly SettingChange[] },
) {
  const found = await findSetUp(shop, visit, companyId);
  if (!found.ok) return found;
  for (const { key, value } of settings) {
    const checked = value === null ? ok(undefined) : checkSetting(key, value);
    if (!checked.ok) return checked;
  }
  const services = await checkServices(shop, settings);
  if (!services.ok) return services;
  const { company, market } = found.value;
  const before = company.settings;
  const after = changedSettings(before, settings);
  return ok(effectsOf({ before, after, market, members: await countMembers(shop.db, companyId) }));
}
