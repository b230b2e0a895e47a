import type * as z from 'zod';
import { ok, type Result, refuse } from '#core/result.ts';
import { mayBePublicHost } from '#platform/http/public-address.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { isInternal } from '../auth/claims.ts';
import { encrypt } from '../auth/keys.server.ts';
import { allowChange } from '../auth/may-do.ts';
import { allowRead } from '../auth/may-see.ts';
import { secretsOf } from '../auth/token.server.ts';
import { findCompanyBrief } from '../company/company-membership-store.server.ts';
import { holdAdministered } from '../company-admin/administered-company.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import { reachConnection } from '../punchout/reach-connection.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type MessageKind } from './message-kinds.ts';
import { isAllowedHost, isSendable, type Outbound, type outboundSettings } from './outbound.ts';
import { findOutbound, listProcurementOrders, saveOutbound } from './outbound-store.server.ts';

type OfCompany = { readonly companyId: number };
/** The secret itself is never shown. */
type Shown = { readonly url: string; readonly hasSecret: boolean; readonly sends: readonly MessageKind[] };

const shownOf = (outbound: Outbound | undefined): Shown => ({
  url: outbound?.url ?? '',
  hasSecret: outbound !== undefined && outbound.secret !== '',
  sends: outbound?.sends ?? [],
});

/** Access: as `reachConnection`. */
export async function readOutbound(
  { db }: Pick<Shop, 'db'>,
  visit: Visit,
  { companyId }: OfCompany,
): Promise<Result<Shown, Refusal>> {
  const reached = await reachConnection({ db }, visit, companyId);
  return reached.ok ? ok(shownOf(await findOutbound(db, companyId))) : reached;
}

/** Access: staff with the task customers. What became of the orders of a company: differences, and documents that were sent or failed. */
export async function readProcurementOrders({ db }: Pick<Shop, 'db'>, visit: Visit, { companyId }: OfCompany) {
  const allowed = allowRead(visit, 'customers');
  if (!allowed.ok) return allowed;
  if (!(await findCompanyBrief(db, companyId))) return refuse({ code: 'company-not-found', companyId });
  return ok({ orders: await listProcurementOrders(db, companyId) });
}

type Change = OfCompany & { readonly settings: z.output<typeof outboundSettings> };

/** Access: staff with the task customers, and administrators of the company, who cannot enter private hosts. */
export async function changeOutbound(
  { db: whole, env }: Pick<Shop, 'db' | 'env'>,
  visit: Visit,
  { companyId, settings: { url, secret, sends } }: Change,
): Promise<Result<Shown, Refusal>> {
  // Staff without the task get 403. All others get 404 for a company that is not theirs.
  const isStaff = isInternal(visit.claims);
  const allowed = isStaff ? allowChange(visit, 'customers') : ok(undefined);
  if (!allowed.ok) return allowed;
  return inTransaction(whole, async (db): Promise<Result<Shown, Refusal>> => {
    const held = await holdAdministered(db, visit, companyId);
    if (!held.ok) return held;
    const before = await findOutbound(db, companyId);
    // The operator allows a private host for one company, and its staff know which.
    const hosts = isStaff ? env.PUNCHOUT_PRIVATE_HOSTS : [];
    if (url !== '' && url !== before?.url && !mayBeSentTo(url, env.APP_ENV === 'local', hosts))
      return refuse({ code: 'invalid-input', errors: [{ path: 'url', code: 'url-invalid', facts: {} }] });
    const kept = secret === undefined ? keptFor(url, before) : encrypt(secretsOf(env), 'punchout-outbound', secret);
    const after = { companyId, url, secret: kept, sends };
    await saveOutbound(db, after, visit.now);
    const recorded = (outbound: Outbound | undefined) => ({
      documentsUrl: outbound?.url ?? '',
      documents: (outbound?.sends ?? []).join(' '),
    });
    const sides = { before: recorded(before), after: recorded(after) };
    await recordChange(db, visit, { action: 'company.punch-out-changed', subject: companyId, ...sides });
    return ok(shownOf(after));
  });
}

/** A stored secret is for one host: at another it has to be entered again, so that nobody sends it to a place of their own. */
const keptFor = (url: string, before: Outbound | undefined): string =>
  before && URL.parse(before.url)?.origin === URL.parse(url)?.origin ? before.secret : '';

const mayBeSentTo = (url: string, isLocal: boolean, privateHosts: readonly string[]): boolean =>
  isSendable(url, isLocal) && (isLocal || mayBePublicHost(new URL(url).hostname) || isAllowedHost(url, privateHosts));
