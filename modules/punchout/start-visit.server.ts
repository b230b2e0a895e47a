import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok, refuse } from '#core/result.ts';
import { seal } from '../auth/keys.server.ts';
import { secretsOf } from '../auth/token.server.ts';
import { isOn } from '../company/company-settings.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import type { PunchOutType } from '../company/punch-out.ts';
import { isEnabled } from '../flags/read-flags.server.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import { storefrontUrl } from '../market/hosts.ts';
import { isMarketSettingOn } from '../market/market-settings.ts';
import { ownHostsOf } from '../market/own-hosts.server.ts';
import { readMarketSettings } from '../market/read-market-settings.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { isRegistered } from './connection.ts';
import { type Buyer, findBuyer } from './find-buyer.server.ts';
import type { AskedVisit, PunchoutSession } from './punchout-session.ts';
import { findPunchoutSession, insertPunchoutSession } from './punchout-session-store.server.ts';

/** The market of a request, named by MARKETID. Where punch-out is switched off, the address does not exist. */
export async function findPunchoutMarket(shop: Shop, marketId: string | undefined) {
  if (marketId === undefined || marketId === '') return refuse({ code: 'market-missing' });
  const market = /^\d{1,6}$/.test(marketId) ? findMarketBySiteId(Number(marketId)) : undefined;
  if (!market) return refuse({ code: 'market-not-found', marketId });
  return (await isEnabled(shop, { market }, 'UsePunchout')) ? ok(market) : refuse({ code: 'not-found' });
}

type VisitStart = {
  readonly marketId: number;
  readonly type: PunchOutType;
  readonly name: string;
  readonly secret: string;
  readonly from?: string;
  readonly hookUrl: string;
  readonly asked: AskedVisit;
  readonly payloadId?: string;
  /** The secret came in an address, which many programs keep. */
  readonly isByGet?: boolean;
};

/**
 * Access: a procurement system with credentials of the company. Its browser gets the address of a start page, which opens once.
 * The cart goes back only to a registered address.
 */
export async function startVisit(shop: Shop, visit: Visit, input: VisitStart) {
  const found = await allowVisit(shop, visit, input);
  return found.ok ? ok(await beginVisit(shop, visit, input, found.value)) : found;
}

/** The visit of a buyer whom `allowVisit` has let in. */
export async function beginVisit(shop: Shop, visit: Visit, input: VisitStart, buyer: Buyer) {
  const { hookUrl, type, marketId, payloadId, asked } = input;
  const { person, company, credentialId, trial } = buyer;
  const session: PunchoutSession = {
    id: newId(visit.now, randomBytes),
    companyId: company.id,
    customerId: person.customerId,
    marketId,
    type,
    hookUrl,
    asked: trial ? { ...asked, isTrial: true } : asked,
    credentialId,
    payloadId,
    sid: undefined,
    createdAt: visit.now,
    startedAt: undefined,
    closedAt: undefined,
    returned: undefined,
  };
  const isNew = await insertPunchoutSession(shop.db, session);
  const kept = isNew ? session : await former(shop, session);
  return { startPage: startPageOf(shop, kept), session: kept };
}

/** The buyer of a request, if it may have carts or prices at the address that it names. */
export async function allowVisit(shop: Shop, visit: Visit, input: Omit<VisitStart, 'asked' | 'payloadId'>) {
  const { hookUrl, marketId, isByGet = false } = input;
  const found = await findBuyer(shop, visit, input);
  if (!found.ok) return found;
  const { company, connection, trial } = found.value;
  if (isByGet && !connection.takesGet) return refuse({ code: 'punch-out-refused' });
  if (await hidesPrices(shop, company.id, marketId)) return refuse({ code: 'punch-out-prices-hidden' });
  if (hookUrl === '') return refuse({ code: 'hook-url-missing' });
  const isKnown = trial
    ? hookUrl === trial.cartAddress
    : hookUrl.length <= 2000 && isRegistered(connection, hookUrl, shop.env.APP_ENV === 'local');
  if (!isKnown) return refuse({ code: 'punch-out-target-unknown' });
  return found;
}

/** A cart without prices is no order: a procurement system would take them for nought. */
async function hidesPrices(shop: Shop, companyId: number, marketId: number): Promise<boolean> {
  const { settings } = await readCompanyTerms(shop, companyId);
  return isOn(settings, 'HidePrice') || isMarketSettingOn(await readMarketSettings(shop, marketId), 'HidePrice');
}

async function former({ db }: Pick<Shop, 'db'>, session: PunchoutSession): Promise<PunchoutSession> {
  const { companyId, payloadId = '' } = session;
  return (await findPunchoutSession(db, { companyId, payloadId })) ?? session;
}

/** The same for the same session, so that a document that is sent again gets the same answer. */
function startPageOf({ env }: Pick<Shop, 'env'>, { id, marketId }: PunchoutSession): string {
  const market = findMarketBySiteId(marketId);
  if (!market) throw new Error(`a punch-out session in the unknown market ${marketId}`);
  const url = new URL('/api/auth/login/start', storefrontUrl(market, env.APP_ENV, env.PORT, ownHostsOf(env)));
  url.searchParams.set('code', seal(secretsOf(env), 'punchout-start', id));
  return url.href;
}
