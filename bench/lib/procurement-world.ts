import { randomUUID } from 'node:crypto';
import { sha256 } from '#modules/auth/keys.server.ts';
import { roles } from '#modules/auth/roles.ts';
import { saveFlag } from '#modules/flags/flag-store.server.ts';
import { defaultConnection } from '#modules/punchout/connection.ts';
import { insertCredential, saveConnection } from '#modules/punchout/connection-store.server.ts';
import { systemClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { readEnv } from '#platform/env.server.ts';
import { createLog } from '#platform/log.server.ts';
import { createSnapshots } from '#platform/snapshots/snapshots.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { someDelivery } from '#tests/build/delivery.ts';
import { aPerson } from '#tests/build/person.ts';
import { fillCatalogue } from '#tests/setup/fill-catalogue.ts';
import type { goodsByThePiece } from './goods-by-the-piece.ts';
import { piecesOfEach } from './order-world.ts';

/** Unlimited goods, and a company whose procurement system speaks cXML. Returns its secret. */
export async function fillProcurementWorld(
  database: Record<string, string>,
  { rows }: ReturnType<typeof goodsByThePiece>,
  name: string,
): Promise<string> {
  await fillCatalogue(
    database,
    rows.map((row) => (row.kind === 'stock' ? { ...row, quantity: piecesOfEach } : row)),
  );
  const log = createLog('silent');
  const opened = await openDatabase(readEnv(database), log);
  const { db, signals } = opened;
  try {
    await someDelivery({ db, snapshots: createSnapshots({ db, signals, clock: systemClock, log }) });
    const now = systemClock.now();
    await saveFlag(db, { key: 'UsePunchout', enabled: true, marketId: 1 }, now);
    const company = await aCompany('Hav').with({ ActivateOCI: 'true', PunchOutType: 'CXML' }).save(db);
    const { id: customerId } = await aPerson('buyer@hav.example').withRole(roles.user).at(company).save(db);
    await saveConnection(db, company.id, { ...defaultConnection, targets: ['https://buyer.example'] }, now);
    const secret = randomUUID();
    await insertCredential(db, {
      id: randomUUID(),
      companyId: company.id,
      customerId,
      name,
      secretHash: sha256(secret),
      createdAt: now,
    });
    return secret;
  } finally {
    await opened.close();
  }
}
