import { roles } from '#modules/auth/roles.ts';
import { issueToken, secretsOf } from '#modules/auth/token.server.ts';
import { systemClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { readEnv } from '#platform/env.server.ts';
import { createLog } from '#platform/log.server.ts';
import { createSnapshots } from '#platform/snapshots/snapshots.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { someDelivery } from '#tests/build/delivery.ts';
import { aPerson } from '#tests/build/person.ts';
import { someClaims } from '#tests/build/visit.ts';
import { fillCatalogue } from '#tests/setup/fill-catalogue.ts';
import type { goodsByThePiece } from './goods-by-the-piece.ts';

export type Buyer = { readonly customerId: number; readonly companyId: number; readonly authorization: string };

/** More of each sku than any run sells. */
export const piecesOfEach = 1_000_000;

/** Unlimited goods, delivery methods, and a company's people, one for each connection. */
export async function fillOrderWorld(
  database: Record<string, string>,
  { rows }: ReturnType<typeof goodsByThePiece>,
  people: number,
): Promise<readonly Buyer[]> {
  const env = readEnv(database);
  const plenty = rows.map((row) => (row.kind === 'stock' ? { ...row, quantity: piecesOfEach } : row));
  await fillCatalogue(database, plenty);
  const log = createLog('silent');
  const opened = await openDatabase(env, log);
  const { db, signals } = opened;
  try {
    await someDelivery({ db, snapshots: createSnapshots({ db, signals, clock: systemClock, log }) });
    const { id: companyId } = await aCompany().save(db);
    const buyers: Buyer[] = [];
    for (let at = 0; at < people; at += 1) {
      const { id: customerId } = await aPerson(`buyer${at}@bygg.example`).at({ id: companyId }).save(db);
      const claims = someClaims({ customer_id: customerId, company_id: companyId, storm_role: roles.user });
      buyers.push({ customerId, companyId, authorization: `Bearer ${await issueToken(secretsOf(env), claims)}` });
    }
    return buyers;
  } finally {
    await opened.close();
  }
}
