import { routeHref } from '#app/addresses/page-addresses.ts';
import { notFound } from '#app/not-found.ts';
import { cultureOf } from '#modules/market/culture.ts';
import { createDayFormat } from '#modules/market/day-format.ts';
import { storefrontUrl } from '#modules/market/hosts.ts';
import { ownHostsOf } from '#modules/market/own-hosts.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import { readStore } from '#modules/store-finder/read-stores.server.ts';
import type { Visit } from '#modules/visit.ts';
import { storeTexts } from './store-texts.server.ts';
import { structuredStore } from './structured-store.ts';
import { withStreets } from './with-streets.server.ts';

/** A store with everything that its page shows; an unknown slug is 404. */
export async function loadStore(shop: Shop, visit: Visit, slug: string) {
  const found = await readStore(shop, visit, slug);
  if (!found.ok) throw notFound();
  const { store, state, today, week, specialDays, map } = found.value;
  const texts = storeTexts(shop, visit);
  const day = createDayFormat(cultureOf(visit));
  const base = storefrontUrl(visit.market, shop.env.APP_ENV, shop.env.PORT, ownHostsOf(shop.env));
  const path = routeHref('findStoreDetails', visit.language, { slug });
  const page = {
    name: store.name,
    kind: store.kind,
    address: [store.addressLine1, `${store.zipCode} ${store.city}`, ...(store.region ? [store.region] : [])],
    description: texts.say('store.description', { name: store.name, address: `${store.addressLine1}, ${store.city}` }),
    phoneNumber: store.phoneNumber,
    emailAddress: store.emailAddress,
    isOpen: state.isOpen,
    stateText: texts.state(state),
    services: store.services.map(texts.service),
    week: week.map((one) => ({
      name: texts.dayName(one.day),
      hours: texts.hours(one.hours),
      isToday: one.day === today,
    })),
    specialDays: specialDays.map(({ date, hours }) => ({ date, name: day(date), hours: texts.hours(hours) })),
    route: `https://www.openstreetmap.org/directions?to=${store.lat}%2C${store.lng}`,
    map: withStreets(map, shop.env),
  };
  return { page, structured: structuredStore(store, base + path) };
}
