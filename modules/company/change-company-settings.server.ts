import { ok, refuse } from '#core/result.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import { inTransaction } from '../in-transaction.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { checkSetting, companySettings, type Settings } from './company-settings.ts';
import { getSettings, saveSettings } from './company-store.server.ts';
import { companyTopic } from './company-terms.server.ts';
import { lockCompany } from './company-write-store.server.ts';

type Input = { companyId: number; settings: { key: string; value: string }[] };

export async function changeCompanySettings(shop: Shop, visit: Visit, { companyId, settings }: Input) {
  const allowed = allowChange(visit, 'customers');
  if (!allowed.ok) return allowed;
  for (const { key, value } of settings) {
    const checked = checkSetting(key, value);
    if (!checked.ok) return checked;
  }
  const saved = await inTransaction(shop.db, async (db) => {
    // Changes of one company follow each other, so the settings that are recorded as before are those that were replaced.
    if ((await lockCompany(db, companyId)) === undefined) return refuse({ code: 'company-not-found', companyId });
    const before = await getSettings(db, companyId);
    const changed = withApprovalWhenPerUser(settings, before);
    await saveSettings(db, companyId, changed);
    const after = { ...before, ...Object.fromEntries(changed.map(({ key, value }) => [key, value])) };
    await recordChange(db, visit, {
      action: 'company-settings.changed',
      subject: companyId,
      ...recordedSettings(before, after),
    });
    await markChanged(db, companyTopic);
    return ok(await getSettings(db, companyId));
  });
  if (saved.ok) await shop.snapshots.announce(companyTopic);
  return saved;
}

/** Approval per user makes orders wait; without ForceApproval the page where they are approved would stay hidden. */
function withApprovalWhenPerUser(settings: Input['settings'], stored: Settings): Input['settings'] {
  const mode = settings.findLast(({ key }) => key === 'ApproverMode')?.value ?? stored.ApproverMode;
  const perUser = mode === 'AttestantPerUser';
  return perUser
    ? [...settings.filter(({ key }) => key !== 'ForceApproval'), { key: 'ForceApproval', value: 'true' }]
    : settings;
}

const isKnown = (key: string) => Object.hasOwn(companySettings, key);

/** Partners keep settings of their own here. What these hold is not known, so only their names are recorded. */
function recordedSettings(before: Settings, after: Settings) {
  const known = (settings: Settings) => Object.fromEntries(Object.entries(settings).filter(([key]) => isKnown(key)));
  const others = Object.keys(after).filter((key) => !isKnown(key) && before[key] !== after[key]);
  return { before: known(before), after: { ...known(after), ...(others.length > 0 && { otherSettings: others }) } };
}
