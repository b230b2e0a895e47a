import { callOwn, type OwnAnswer } from '#platform/http/call-own.server.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import { storefrontUrl } from '../market/hosts.ts';
import { ownHostsOf } from '../market/own-hosts.server.ts';
import type { FormField } from '../punchout-log/logged-document.ts';
import type { Shop } from '../shop.server.ts';
import type { TrialProtocol } from './trial.ts';

const doors: Readonly<Record<TrialProtocol, string>> = {
  OCI3: 'oci/3',
  OCI4: 'oci/4',
  PEPPOL3: 'peppol/3',
  CXML: 'cxml',
};

/** The shop of a market as this server answers for it. */
export function storefrontOf({ env }: Pick<Shop, 'env'>, marketId: number): URL {
  const market = findMarketBySiteId(marketId);
  if (!market) throw new Error(`a company in the unknown market ${marketId}`);
  return new URL(storefrontUrl(market, env.APP_ENV, env.PORT, ownHostsOf(env)));
}

type DoorCall = { readonly protocol: TrialProtocol; readonly marketId: number; readonly body: string };

/** Sends a form or a document to the door of its protocol by HTTP, as the system of a company would. */
export function callDoor(shop: Pick<Shop, 'env'>, { protocol, marketId, body }: DoorCall): Promise<OwnAnswer> {
  const type = protocol === 'CXML' ? 'text/xml; charset=UTF-8' : 'application/x-www-form-urlencoded';
  return callOwn(shop.env, {
    host: storefrontOf(shop, marketId).host,
    path: `/api/auth/login/${doors[protocol]}/session?MARKETID=${marketId}`,
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
}

export const formBody = (fields: readonly FormField[]): string =>
  new URLSearchParams(fields.map(({ name, value }) => [name, value])).toString();
