import { ok, type Result, refuse } from '#core/result.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import { getCompany } from '../company/get-company.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { getLaundryCompany } from './ask-laundry.server.ts';
import { saveLaundryAccount } from './laundry-account-store.server.ts';

type Input = { readonly companyId: number; readonly accountId: number | undefined };

/** Staff with the task customers say which company is the laundry of another one: its programs report scans, its people see the garments. */
export async function changeLaundryAccount(
  shop: Shop,
  visit: Visit,
  { companyId, accountId }: Input,
): Promise<Result<{ readonly accountId: number | null }, Refusal>> {
  const allowed = allowChange(visit, 'customers');
  if (!allowed.ok) return allowed;
  const laundry = await getLaundryCompany(shop, visit, { companyId });
  if (!laundry.ok) return laundry;
  const account = accountId === undefined ? undefined : await getCompany(shop, visit, accountId);
  if (account && !account.ok) return refuse({ code: 'company-not-found', companyId: accountId ?? 0 });
  return inTransaction(shop.db, async (db) => {
    const before = await saveLaundryAccount(db, { companyId, laundry: laundry.value, accountId });
    await recordChange(db, visit, {
      action: 'company.changed',
      subject: companyId,
      madeFor: companyId,
      before: { laundryAccount: before ?? null },
      after: { laundryAccount: accountId ?? null },
    });
    return ok({ accountId: accountId ?? null });
  });
}
