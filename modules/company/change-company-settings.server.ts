import { ok, type Result, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import { inTransaction } from '../in-transaction.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import {
  changedSettings,
  checkSetting,
  companySettings,
  type SettingChange,
  type Settings,
} from './company-settings.ts';
import { getSettings, holdSettings, removeSettings, saveSettings } from './company-store.server.ts';
import { companyTopic } from './company-terms.server.ts';

type Input = {
  readonly companyId: number;
  readonly settings: readonly SettingChange[];
  /** The version of the settings that was read; a change by another editor since then is refused. */
  readonly version?: number | undefined;
};

/** A rule about values that belongs to another module. */
export type SettingsCheck = (
  shop: Pick<Shop, 'snapshots'>,
  settings: readonly SettingChange[],
) => Promise<Result<undefined, Refusal & { code: 'setting-service-unknown' }>>;

export async function changeCompanySettings(shop: Shop, visit: Visit, input: Input, check: SettingsCheck) {
  const allowed = allowChange(visit, 'customers');
  if (!allowed.ok) return allowed;
  for (const { key, value } of input.settings) {
    const checked = value === null ? ok(undefined) : checkSetting(key, value);
    if (!checked.ok) return checked;
  }
  const others = await check(shop, input.settings);
  if (!others.ok) return others;
  const changed = await inTransaction(shop.db, (db) => write(db, visit, input));
  if (changed.ok) await shop.snapshots.announce(companyTopic);
  return changed;
}

async function write(db: Db, visit: Visit, { companyId, settings, version }: Input) {
  const held = await holdSettings(db, companyId);
  if (held === undefined) return refuse({ code: 'company-not-found', companyId });
  if (version !== undefined && version !== held) return refuse({ code: 'company-changed' });
  const before = await getSettings(db, companyId);
  const after = changedSettings(before, settings);
  const written = Object.entries(after).filter(([key, value]) => before[key] !== value);
  await saveSettings(
    db,
    companyId,
    written.map(([key, value]) => ({ key, value })),
  );
  await removeSettings(
    db,
    companyId,
    Object.keys(before).filter((key) => !Object.hasOwn(after, key)),
  );
  const sides = recordedSettings(before, after);
  await recordChange(db, visit, { action: 'company-settings.changed', subject: companyId, ...sides });
  await markChanged(db, companyTopic);
  return ok(await getSettings(db, companyId));
}

const isKnown = (key: string) => Object.hasOwn(companySettings, key);

/** Partners store settings of their own here with unknown content, so only their names are recorded. */
function recordedSettings(before: Settings, after: Settings) {
  const known = (settings: Settings) => Object.fromEntries(Object.entries(settings).filter(([key]) => isKnown(key)));
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const others = keys.filter((key) => !isKnown(key) && before[key] !== after[key]);
  return { before: known(before), after: { ...known(after), ...(others.length > 0 && { otherSettings: others }) } };
}
