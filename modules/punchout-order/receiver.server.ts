import { callOwn } from '#platform/http/call-own.server.ts';
import { postOutside } from '#platform/http/post-outside.server.ts';
import { isPublicAddress } from '#platform/http/public-address.server.ts';
import { decrypt } from '../auth/keys.server.ts';
import { secretsOf } from '../auth/token.server.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import { storefrontUrl } from '../market/hosts.ts';
import { ownHostsOf } from '../market/own-hosts.server.ts';
import { trialPath } from '../punchout/trial-credential.server.ts';
import type { Shop } from '../shop.server.ts';
import { isAllowedHost, isSendable } from './outbound.ts';
import { findOutbound } from './outbound-store.server.ts';

const waitMs = 10_000;
const answerBytes = 20_000;
const headers = { 'content-type': 'text/xml; charset=UTF-8' };

type ReceiverShop = Pick<Shop, 'db' | 'env'>;
type Answered = { readonly isTaken: boolean; readonly answer: string; readonly text: string };

/** Who gets the documents about an order. Without `post` there is nobody; without `secret` it has to be entered again. */
export type Receiver = {
  readonly secret: string | undefined;
  readonly post: (body: string) => Promise<Answered>;
};

type Of = { readonly companyId: number; readonly marketId: number; readonly trialId: string | undefined };

/** The system of the company, or the built-in one for its own orders. */
export async function findReceiver(shop: ReceiverShop, of: Of): Promise<Receiver | undefined> {
  return of.trialId === undefined ? systemOf(shop, of.companyId) : trialReceiver(shop, of.trialId, of.marketId);
}

async function systemOf({ db, env }: ReceiverShop, companyId: number): Promise<Receiver | undefined> {
  const outbound = await findOutbound(db, companyId);
  const isLocal = env.APP_ENV === 'local';
  if (!outbound || !isSendable(outbound.url, isLocal)) return undefined;
  const mayReachAll = isLocal || isAllowedHost(outbound.url, env.PUNCHOUT_PRIVATE_HOSTS);
  const mayReach = mayReachAll ? () => true : isPublicAddress;
  return {
    secret: decrypt(secretsOf(env), 'punchout-outbound', outbound.secret),
    post: async (body) => {
      const sent = await postOutside(outbound.url, {
        body,
        headers,
        timeoutMs: waitMs,
        mayReach,
        readBytes: answerBytes,
      });
      return { ...sent, text: sent.text ?? '' };
    },
  };
}

/** The built-in system is this server itself. */
function trialReceiver({ env }: ReceiverShop, trialId: string, marketId: number): Receiver | undefined {
  const market = findMarketBySiteId(marketId);
  if (!market) return undefined;
  const { host } = new URL(storefrontUrl(market, env.APP_ENV, env.PORT, ownHostsOf(env)));
  return {
    secret: '',
    post: async (body) => {
      const path = trialPath({ env }, trialId, 'documents');
      const { status, text } = await callOwn(env, { host, path, method: 'POST', headers, body });
      return { isTaken: status >= 200 && status < 300, answer: String(status), text };
    },
  };
}
