import { saveCompanyNumbers } from '#modules/company/company-numbers-store.server.ts';
import { deliveryTopic } from '#modules/delivery/delivery-snapshot.server.ts';
import { saveDelivery, saveMethods } from '#modules/delivery/delivery-store.server.ts';
import { marketList } from '#modules/market/markets.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import { demoCompanies } from '../companies/companies.ts';
import type { DemoShop } from '../fill-demo.server.ts';
import { deliveryGroupsOf, demoMethods } from './methods.ts';
import { servicePointsOf } from './service-points.ts';

/** Delivery methods of every market, service points, and the order numbers of companies. */
export async function fillCheckout({ db, snapshots }: Pick<DemoShop, 'db' | 'snapshots'>): Promise<void> {
  await db.transaction().execute(async (db) => {
    await saveMethods(db, demoMethods);
    for (const market of marketList)
      await saveDelivery(db, market.marketId, { groups: deliveryGroupsOf(market), points: servicePointsOf(market) });
    for (const { id, projects, orderNumbers } of demoCompanies)
      await saveCompanyNumbers(db, id, { projects, orderNumbers });
    await markChanged(db, deliveryTopic);
  });
  await snapshots.announce(deliveryTopic);
}
