import { findEntries } from '#modules/audit/audit-store.server.ts';
import { roles } from '#modules/auth/roles.ts';
import { changeTasks } from '#modules/auth/staff-tasks.ts';
import { changeFlag } from '#modules/flags/change-flag.server.ts';
import { findFlag } from '#modules/flags/flag-store.server.ts';
import { removeFlag } from '#modules/flags/remove-flag.server.ts';
import { markets } from '#modules/market/markets.ts';
import { changeReturnDays } from '#modules/returns/change-return-days.server.ts';
import { findReturnDays } from '#modules/returns/return-days.server.ts';
import { personOf } from './companies/person-of.ts';
import type { DemoShop } from './fill-demo.server.ts';

const dayMs = 86_400_000;
const staff = 'astrid.norelius@yrke.example';
const key = 'UseKlevu';

/**
 * Settings that were changed and changed back, so that the audit has entries and the shop is unchanged. Only if there are no entries yet:
 * these are older, and the audit is sorted by the time of recording.
 */
export async function fillStaffChanges(shop: DemoShop): Promise<void> {
  const { marketId } = markets.de;
  const flag = { key, marketId: markets.se.marketId } as const;
  const [recorded] = await findEntries(shop.db, { most: 1, showsPersonal: () => false });
  if (recorded) return;
  const days = await findReturnDays(shop.db, marketId);
  const before = await findFlag(shop.db, flag);
  must(await changeReturnDays(shop, visitOf(shop, 40), { marketId, days: days * 2 }));
  must(await changeFlag(shop, visitOf(shop, 21), { ...flag, enabled: !before?.enabled }));
  // If the market had no own value, the flag follows the global one again.
  must(await (before ? changeFlag(shop, visitOf(shop, 20), before) : removeFlag(shop, visitOf(shop, 20), flag)));
  must(await changeReturnDays(shop, visitOf(shop, 9), { marketId, days }));
}

function must(result: { ok: true } | { ok: false; refusal: { code: string } }): void {
  if (!result.ok) throw new Error(`a change of the demo's staff was refused: ${result.refusal.code}`);
}

/** As if a member of staff had been signed in some days ago. */
const visitOf = ({ clock }: DemoShop, daysAgo: number) => {
  const now = new Date(clock.now().getTime() - daysAgo * dayMs);
  const claims = {
    customer_id: personOf(staff).id,
    storm_role: roles.internal,
    tasks: changeTasks,
    super_customer_admin: false,
    sid: 'demo',
    market: markets.se.marketId,
    exp: Math.floor(now.getTime() / 1000) + 3600,
  };
  return { claims, now };
};
