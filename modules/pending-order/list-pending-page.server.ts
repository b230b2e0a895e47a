import type { PartAsked } from '#core/key-page.ts';
import type { Money } from '#core/money.ts';
import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { showsPendingTo } from '../allowance/active-allowances.server.ts';
import { sayExcess } from '../allowance/say-excess.server.ts';
import { hasAmountLimit } from '../approval/amount-limit.ts';
import { type Responsible, responsibleFor } from '../approval/may-decide.ts';
import { roles } from '../auth/roles.ts';
import { isOn, type Settings } from '../company/company-settings.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { findRoleIn } from '../people/membership-store.server.ts';
import { listNamesOf } from '../people/name-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { readDecisionScope } from './decision-scope.server.ts';
import { listLimitsLeft } from './list-limits-left.server.ts';
import { findPending, type PendingRow, type PendingSort } from './pending-store.server.ts';

export type { PendingSort };

type PendingQuery = {
  readonly search: string;
  readonly isMine: boolean;
  readonly project?: string | undefined;
  /** Only orders that have waited for at least this many days. */
  readonly days?: number | undefined;
  readonly sort: PendingSort;
  readonly part: PartAsked;
};

export type PendingLine = Omit<PendingRow, 'payable'> & {
  readonly payable: Money | undefined;
  /** What the order leaves of the buyer's limit; negative if it exceeds the limit. */
  readonly limitLeft: Money | undefined;
  /** Undefined: the customer admins. */
  readonly approverName: string | undefined;
  /** Why the customer admins decide instead of the named approver. */
  readonly because: AdminsBecause | undefined;
  /** Allowances in pieces that the order exceeds, as sentences. */
  readonly excess: readonly string[];
};

type AdminsBecause = Exclude<Extract<Responsible, { who: 'admins' }>['because'], 'company'>;

const dayMs = 86_400_000;

/** For those who may decide, in a company that requires approval: a part of the waiting orders. */
export async function listPendingPage(
  shop: Pick<Shop, 'db' | 'snapshots' | 'log' | 'texts'>,
  visit: Visit,
  asked: PendingQuery,
) {
  const allowed = await readDecisionScope(shop, visit);
  if (!allowed.ok) return allowed;
  const { scope, customerId, standsFor } = allowed.value;
  const { settings } = await readCompanyTerms(shop, scope.companyId);
  if (!visit.claims || !(await showsPendingTo(shop, visit.claims, scope.companyId)))
    return refuse({ code: 'not-found' });
  const { search, isMine, project, days, sort, part } = asked;
  const hidesAll = isOn(settings, 'HidePrice');
  const sought = {
    scope,
    search: search.trim(),
    allowsOwn: isOn(settings, 'AllowOwnApproval'),
    hidesAll,
    project,
    deciders: isMine ? [customerId, ...standsFor] : undefined,
    before: days === undefined ? undefined : new Date(visit.now.getTime() - days * dayMs),
  };
  const page = await findPending(shop.db, sought, { sort, part });
  const idsOf = (pick: (row: PendingRow) => number | undefined) => [
    ...new Set(page.items.flatMap((row) => pick(row) ?? [])),
  ];
  const names = await listNamesOf(
    shop.db,
    idsOf(({ responsibleId }) => responsibleId),
  );
  const isLimited = hasAmountLimit({ storm_role: roles.user }, settings);
  const { companyId } = scope;
  const limitsLeft =
    isLimited && companyId !== undefined
      ? await listLimitsLeft(shop.db, { companyId, settings, marketId: visit.market.marketId }, page.items)
      : new Map<string, Money>();
  const becauseOf = await readBecause(shop.db, page.items, settings);
  const excess = await sayExcess(
    shop,
    visit,
    page.items.map(({ id }) => id),
  );
  const items = page.items.map(({ payable, ...row }): PendingLine => {
    const isHidden = hidesAll || row.hidesPrices;
    const name = names.get(row.responsibleId ?? 0);
    return {
      ...row,
      payable: isHidden ? undefined : payable,
      limitLeft: isHidden ? undefined : limitsLeft.get(row.id),
      approverName: name && `${name.firstName} ${name.lastName}`.trim(),
      because: becauseOf(row),
      excess: (excess.get(row.id) ?? []).map((one) => withWearer(row, one)),
    };
  });
  return ok({ ...page, items });
}

type Waiting = Omit<PendingRow, 'payable'>;

/** Names the wearer if the row names several people, or another person: "Ada Berg · Trousers: 2 of 2 used ...". */
function withWearer({ wearers, buyerName }: Waiting, { text, wearer }: { text: string; wearer: string | undefined }) {
  const isPlain = wearers.length === 0 || (wearers.length === 1 && wearer !== undefined);
  return isPlain ? text : `${wearer ?? buyerName} · ${text}`;
}

/** Reads the role of each approver who cannot decide once. */
async function readBecause(db: Db, rows: readonly Waiting[], settings: Settings) {
  const known = new Map<string, Awaited<ReturnType<typeof findRoleIn>>>();
  const keyOf = ({ approverId, companyId }: Waiting) => `${companyId}-${approverId}`;
  for (const row of rows) {
    const { approverId, companyId, responsibleId } = row;
    if (responsibleId !== undefined || approverId === undefined || companyId === undefined || known.has(keyOf(row)))
      continue;
    known.set(keyOf(row), await findRoleIn(db, approverId, companyId));
  }
  return (row: Waiting): AdminsBecause | undefined => {
    const { approverId, buyerId, responsibleId, namesApprover, isEscalated, createdAt } = row;
    if (responsibleId !== undefined || !namesApprover) return undefined;
    const approver = approverId === undefined ? { id: undefined, email: '' } : { id: approverId, email: undefined };
    const escalatedAt = isEscalated ? createdAt : undefined;
    const found = responsibleFor({ approver, role: known.get(keyOf(row)), buyerId, settings, escalatedAt });
    return found.who === 'admins' && found.because !== 'company' ? found.because : undefined;
  };
}
