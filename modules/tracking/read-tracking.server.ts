import { isB2B } from '../auth/is-b2b.ts';
import { isEnabled } from '../flags/read-flags.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { answeredCookie, type Consent, consentCookie, readConsent } from './consent.ts';
import { mayAnalyseSearch } from './may-analyse-search.ts';
import type { TrackingSettings } from './tracking-settings.ts';

type Reader = Pick<Shop, 'env' | 'snapshots' | 'log'>;

export async function readTrackingSettings(shop: Reader, visit: Visit): Promise<TrackingSettings> {
  const { TAG_MANAGER_ID, CONSENT_TOOL_URL, CONSENT_TOOL_ID } = shop.env;
  return {
    tagManager: TAG_MANAGER_ID,
    consentTool: CONSENT_TOOL_URL === undefined ? undefined : { url: CONSENT_TOOL_URL, id: CONSENT_TOOL_ID },
    isSocial: !isB2B(visit.claims),
    isSearch: await maySendSearch(shop, visit),
  };
}

export async function maySendSearch(shop: Reader, visit: Visit): Promise<boolean> {
  const isFlagOn = await isEnabled(shop, visit, 'UseKlevu');
  return mayAnalyseSearch({ isFlagOn, environment: shop.env.APP_ENV, claims: visit.claims });
}

/** The consent that the request's cookies state. Calls to other companies are made only with it. */
export function consentOfVisit({ cookies, now, refusesTracking }: Visit): Consent {
  const read = (name: string) => cookies.read(name);
  return readConsent(
    { [consentCookie]: read(consentCookie), [answeredCookie]: read(answeredCookie) },
    { now, isGpc: refusesTracking },
  );
}
