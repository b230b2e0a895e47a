import type { AddressDraft, NamedAddress } from '#app/components/account/settings-view.ts';
import { notFound } from '#app/not-found.ts';
import { listSessions } from '#modules/account/list-sessions.server.ts';
import { listMyAddresses } from '#modules/account/my-addresses.server.ts';
import { getProfile } from '#modules/account/profile.server.ts';
import { shortestPassword } from '#modules/auth/password-rules.ts';
import type { CountryCode } from '#modules/market/market.ts';
import { postcodeExample } from '#modules/market/postcode.ts';
import { regionsOf } from '#modules/market/regions.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** `wanted`: the address to edit, from the query: an id or `new`. */
export async function loadSettings(shop: Shop, visit: Visit, wanted: string | null) {
  const profile = await getProfile(shop, visit);
  const sessions = await listSessions(shop, visit);
  const addresses = await listMyAddresses(shop, visit);
  if (!profile.ok || !sessions.ok || !addresses.ok) throw notFound();
  const countries = new Intl.DisplayNames([visit.language], { type: 'region' });
  const named = addresses.value.map((address) => ({ ...address, country: countries.of(address.countryCode) ?? '' }));
  const isConsumer = profile.value.mayDelete;
  return {
    now: visit.now,
    profile: profile.value,
    isConsumer,
    addresses: isConsumer ? named : [],
    draft: isConsumer ? draftOf(visit, wanted, named) : undefined,
    sessions: sessions.value,
    shortestPassword,
    /** Why parts of the page are missing, for staff who act for the person. */
    actingText: visit.claims?.acting && shop.texts.say(visit.language, 'refusals', 'not-while-acting'),
  };
}

function draftOf(
  { market, language }: Visit,
  wanted: string | null,
  addresses: NamedAddress[],
): AddressDraft | undefined {
  const address = addresses.find(({ id }) => String(id) === wanted);
  if (!address && wanted !== 'new') return undefined;
  const countryCode = (address?.countryCode ?? market.iso2) as CountryCode;
  return {
    address,
    country: address?.country ?? new Intl.DisplayNames([language], { type: 'region' }).of(countryCode) ?? countryCode,
    postcodeExample: postcodeExample(countryCode),
    regions: regionsOf(countryCode, language),
  };
}
