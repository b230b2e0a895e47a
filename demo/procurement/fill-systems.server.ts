import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { sha256 } from '#modules/auth/keys.server.ts';
import { saveFlag } from '#modules/flags/flag-store.server.ts';
import { flagsTopic } from '#modules/flags/read-flags.server.ts';
import { markets } from '#modules/market/markets.ts';
import { defaultConnection } from '#modules/punchout/connection.ts';
import { insertCredential, saveConnection } from '#modules/punchout/connection-store.server.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import { demoPassword } from '../companies/demo-password.ts';
import type { DemoShop } from '../fill-demo.server.ts';
import { type DemoSystem, demoSystems, demoTargets } from './systems.ts';

/** Satu, Jürgen, Bastien and Odd come from their procurement systems; punch-out is switched on in their markets. */
export const fillSystems = (shop: DemoShop): Promise<void> => connect(shop, demoSystems);

export async function connect({ db, clock, snapshots }: DemoShop, systems: readonly DemoSystem[]): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (db) => {
    for (const { companyId, customerId, market, name } of systems) {
      await saveFlag(db, { key: 'UsePunchout', enabled: true, marketId: markets[market].marketId }, now);
      await saveConnection(db, companyId, { ...defaultConnection, targets: demoTargets, vendor: 'YRKE' }, now);
      const id = newId(now, randomBytes);
      await insertCredential(db, { id, companyId, customerId, name, secretHash: sha256(demoPassword), createdAt: now });
    }
    await markChanged(db, flagsTopic);
  });
  await snapshots.announce(flagsTopic);
}
