import { randomBytes } from 'node:crypto';
import type { CalendarDate } from '#core/dates.ts';
import { newId } from '#core/ids.ts';
import { saveAllowance } from '#modules/allowance/allowance-store.server.ts';
import type { DemoShop } from '../fill-demo.server.ts';
import { demoAllowances } from './demo-allowances.ts';

const vera = 5014;

/** Allowances in pieces from the first day of this year, all or none. Vera has set them. */
export async function fillAllowances({ db, clock }: Pick<DemoShop, 'db' | 'clock'>): Promise<void> {
  const at = clock.now();
  const startsOn = `${at.getUTCFullYear()}-01-01` as CalendarDate;
  await db.transaction().execute(async (db) => {
    for (const { what: _, tryThis: __, ...allowance } of demoAllowances)
      await saveAllowance(db, { ...allowance, id: newId(at, randomBytes), version: 1, startsOn }, { by: vera, at });
  });
}
