import { ok } from '#core/result.ts';
import { allowRead } from '../auth/may-see.ts';
import { listCompanyBriefs } from '../company/company-family-store.server.ts';
import type { CompanyBrief } from '../company/company-membership-store.server.ts';
import { listCompaniesWith } from '../company/company-store.server.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { activePunchOut, type PunchOutType } from '../company/punch-out.ts';
import { isEnabled } from '../flags/read-flags.server.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import { listConnectedCompanies, listCredentials, readConnection } from '../punchout/connection-store.server.ts';
import { reachConnection } from '../punchout/reach-connection.server.ts';
import { listDocuments, listLatest } from '../punchout-log/document-store.server.ts';
import type { DocumentBrief } from '../punchout-log/logged-document.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type CheckedStep, checklistOf } from './checklist.ts';

/** What keeps a connection from working at all, whatever it sends. */
export type Obstacle = 'not-active' | 'switched-off' | 'no-target' | 'no-secret';

export type ConnectionState = {
  readonly companyId: number;
  readonly company: string;
  readonly marketId: number;
  readonly protocol: PunchOutType;
  readonly obstacles: readonly Obstacle[];
  readonly steps: readonly CheckedStep[];
};

/** Access: staff with the task customers. All companies with a procurement system, or that are to have one, by name. */
export async function readConnections(shop: Shop, visit: Visit) {
  const allowed = allowRead(visit, 'customers');
  if (!allowed.ok) return allowed;
  const connected = await listConnectedCompanies(shop.db);
  const switchedOn = await listCompaniesWith(shop.db, 'ActivateOCI');
  const companies = await listCompanyBriefs(shop.db, { ids: [...new Set([...connected, ...switchedOn])] });
  return ok(await statesOf(shop, companies));
}

const perPage = 100;

type SessionQuery = { readonly companyId: number; readonly before?: string | undefined };

/** Access: as `reachConnection`. One connection with the latest documents of its log, the latest first. */
export async function readConnectionLog(shop: Shop, visit: Visit, { companyId, before }: SessionQuery) {
  const reached = await reachConnection(shop, visit, companyId);
  if (!reached.ok) return reached;
  const [state] = await statesOf(shop, [reached.value]);
  const documents = await listDocuments(shop.db, companyId, { before, most: perPage + 1 });
  const next = documents.length > perPage ? documents[perPage - 1]?.id : undefined;
  return ok({ state, documents: documents.slice(0, perPage), next });
}

async function statesOf(shop: Shop, companies: readonly CompanyBrief[]): Promise<ConnectionState[]> {
  const latest = Map.groupBy(
    await listLatest(
      shop.db,
      companies.map(({ id }) => id),
    ),
    ({ companyId }) => companyId,
  );
  const states: ConnectionState[] = [];
  for (const company of companies) states.push(await stateOf(shop, company, latest.get(company.id) ?? []));
  return states;
}

async function stateOf(
  shop: Shop,
  { id: companyId, name: company, marketId }: CompanyBrief,
  latest: readonly DocumentBrief[],
): Promise<ConnectionState> {
  const protocol = activePunchOut((await readCompanyTerms(shop, companyId)).settings);
  const market = findMarketBySiteId(marketId);
  const isOn = market !== undefined && (await isEnabled(shop, { market }, 'UsePunchout'));
  const { targets } = await readConnection(shop.db, companyId);
  const secrets = await listCredentials(shop.db, companyId);
  const obstacles: Obstacle[] = [
    ...(protocol === 'None' ? ['not-active' as const] : []),
    ...(isOn ? [] : ['switched-off' as const]),
    ...(targets.length === 0 ? ['no-target' as const] : []),
    ...(secrets.length === 0 ? ['no-secret' as const] : []),
  ];
  return { companyId, company, marketId, protocol, obstacles, steps: checklistOf(protocol, latest) };
}
