import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { saveAllowance } from '#modules/allowance/allowance-store.server.ts';
import { dayIn } from '#modules/market/market-day.ts';
import { markets } from '#modules/market/markets.ts';
import type { DemoShop } from '../fill-demo.server.ts';
import { demoAllowances } from './demo-allowances.ts';

const vera = 5014;

/** Allowances in pieces from today on, so that earlier orders of the demo use nothing of them. All or none. Vera has set them. */
export async function fillAllowances({ db, clock }: Pick<DemoShop, 'db' | 'clock'>): Promise<void> {
  const at = clock.now();
  const startsOn = dayIn(markets.se.marketId, at);
  await db.transaction().execute(async (db) => {
    for (const { what: _, tryThis: __, ...allowance } of demoAllowances)
      await saveAllowance(db, { ...allowance, id: newId(at, randomBytes), version: 1, startsOn }, { by: vera, at });
  });
}
