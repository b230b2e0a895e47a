import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { recordChange } from '../../audit/record-change.server.ts';
import { allowChange } from '../../auth/may-do.ts';
import { allowRead } from '../../auth/may-see.ts';
import { marketList } from '../../market/markets.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';
import { factsOf } from '../fact-store.server.ts';
import { readInfos, writeInfos } from '../infos.server.ts';
import { lockPerson } from '../lock-person.server.ts';
import { type Info, parseInfos } from '../person-infos.ts';
import { listCompanyIdsOf } from '../person-record-store.server.ts';
import { findLivingCustomer } from '../profile-store.server.ts';
import { changedOtherInfos, recordedInfos } from '../recorded-infos.ts';

type Caller = Pick<Visit, 'claims' | 'now'>;

/** Allowed for the person themselves, and for staff with the task customers. */
export async function readCustomerInfos({ db }: Pick<Shop, 'db'>, visit: Caller, customerId: number) {
  const isOwn = visit.claims?.customer_id === customerId;
  const allowed = isOwn ? ok(undefined) : allowRead(visit, 'customers');
  if (!allowed.ok) return allowed;
  if (!(await findLivingCustomer(db, customerId))) return refuse({ code: 'customer-not-found', customerId });
  return ok(await readInfos(db, customerId));
}

/** The market of the first company of a person, for people without a market of their own. `company` provides it. */
export type FindMarketId = (db: Db, customerId: number) => Promise<number | undefined>;

type Input = {
  readonly customerId: number;
  readonly infos: readonly Info[];
  readonly findMarketId: FindMarketId;
};

/** For staff with the task customers. The list replaces all infos of the person. */
export async function changeCustomerInfos(
  shop: Pick<Shop, 'db'>,
  visit: Caller,
  { customerId, infos, findMarketId }: Input,
) {
  const allowed = allowChange(visit, 'customers');
  if (!allowed.ok) return allowed;
  return shop.db.transaction().execute(async (db) => {
    await lockPerson(db, customerId);
    // Read after the lock: the account may have been deleted while this waited.
    const customer = await findLivingCustomer(db, customerId);
    if (!customer) return refuse({ code: 'customer-not-found', customerId });
    const inMarket = customer.market_id ?? (await findMarketId(db, customerId));
    const market = marketList.find(({ marketId }) => marketId === inMarket);
    const parsed = parseInfos(infos, market?.currency);
    if (!parsed.ok) return parsed;
    const before = await readBoth(db, customerId);
    await writeInfos(db, customerId, parsed.value);
    const after = await readBoth(db, customerId);
    const changed = changedOtherInfos(before.infos, after.infos);
    const companyIds = await listCompanyIdsOf(db, [customerId]);
    await recordChange(db, visit, {
      action: 'customer.infos-changed',
      subject: customerId,
      madeFor: companyIds,
      before: {},
      after: changed.length > 0 ? { otherInfos: changed } : {},
      personal: { of: customerId, before: before.recorded, after: after.recorded },
    });
    return ok(after.infos);
  });
}

/** The infos as partners read them, and as the audit entry records them. */
async function readBoth(db: Db, customerId: number) {
  const infos = await readInfos(db, customerId);
  const { approver } = await factsOf(db, customerId);
  return { infos, recorded: recordedInfos(infos, approver?.customerId) };
}
