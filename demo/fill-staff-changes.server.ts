import { roles } from '#modules/auth/roles.ts';
import { changeTasks } from '#modules/auth/staff-tasks.ts';
import { changeFlag } from '#modules/flags/change-flag.server.ts';
import { markets } from '#modules/market/markets.ts';
import { changeReturnDays } from '#modules/returns/change-return-days.server.ts';
import { personOf } from './companies/person-of.ts';
import type { DemoShop } from './fill-demo.server.ts';

const dayMs = 86_400_000;
const staff = 'astrid.norelius@yrke.example';

/** Settings that were tried out and put back, so that the history of changes shows something and the shop is as before. */
export async function fillStaffChanges(shop: DemoShop): Promise<void> {
  const { se, de } = markets;
  await changeReturnDays(shop, visitOf(shop, 40), { marketId: de.marketId, days: 60 });
  await changeFlag(shop, visitOf(shop, 21), { key: 'UseKlevu', enabled: true, marketId: se.marketId });
  await changeFlag(shop, visitOf(shop, 20), { key: 'UseKlevu', enabled: false, marketId: se.marketId });
  await changeReturnDays(shop, visitOf(shop, 9), { marketId: de.marketId, days: 30 });
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
