import { ok, refuse } from '#core/result.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import { isInternal } from '../auth/claims.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { checkSetting, type Settings } from './company-settings.ts';
import { findCompany, getSettings, saveSettings } from './company-store.server.ts';
import { companyTopic } from './company-terms.server.ts';

type Input = { companyId: number; settings: { key: string; value: string }[] };

export async function changeCompanySettings(shop: Shop, visit: Visit, { companyId, settings }: Input) {
  if (!visit.claims) return refuse({ code: 'not-signed-in' });
  if (!isInternal(visit.claims)) return refuse({ code: 'not-allowed' });
  const company = await findCompany(shop.db, companyId);
  if (!company) return refuse({ code: 'company-not-found', companyId });
  for (const { key, value } of settings) {
    const checked = checkSetting(key, value);
    if (!checked.ok) return checked;
  }
  await shop.db.transaction().execute(async (db) => {
    await saveSettings(db, companyId, withApprovalWhenPerUser(settings, company.settings));
    await markChanged(db, companyTopic);
  });
  await shop.snapshots.announce(companyTopic);
  return ok(await getSettings(shop.db, companyId));
}

/** Approval per user makes orders wait; without ForceApproval the page where they are approved would stay hidden. */
function withApprovalWhenPerUser(settings: Input['settings'], stored: Settings): Input['settings'] {
  const mode = settings.findLast(({ key }) => key === 'ApproverMode')?.value ?? stored.ApproverMode;
  const perUser = mode === 'AttestantPerUser';
  return perUser
    ? [...settings.filter(({ key }) => key !== 'ForceApproval'), { key: 'ForceApproval', value: 'true' }]
    : settings;
}
