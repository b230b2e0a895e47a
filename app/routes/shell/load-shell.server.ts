import { type Hrefs, hrefsIn } from '#app/addresses/hrefs.ts';
import { wordsOf } from '#app/addresses/page-addresses.ts';
import type { Buyer } from '#app/components/buying/buying-host.tsx';
import { type MenuTitles, menuOf } from '#app/components/shell/menu-model.ts';
import { readPriceView } from '#app/price-view.server.ts';
import { readActing } from '#modules/acting/read-acting.server.ts';
import { isFromProcurement } from '#modules/auth/claims.ts';
import { isB2B } from '#modules/auth/is-b2b.ts';
import type { NavigationItem } from '#modules/catalogue/navigation.ts';
import { generalOrNothing } from '#modules/content/read-general.server.ts';
import { isTopMessageVisible } from '#modules/content/top-message.ts';
import { isEnabled } from '#modules/flags/read-flags.server.ts';
import { cultureOf } from '#modules/market/culture.ts';
import { createTimeFormat } from '#modules/market/day-format.ts';
import { listMarketLinks } from '#modules/market/list-market-links.server.ts';
import { timeZones } from '#modules/market/time-zones.ts';
import { readUnlessAway } from '#modules/read-unless-away.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import { readTrackingSettings } from '#modules/tracking/read-tracking.server.ts';
import type { Visit } from '#modules/visit.ts';
import { readMenuParts } from './read-menu-parts.server.ts';
import { readShellUser } from './read-shell-user.server.ts';

/** The data around every page. For anonymous visitors it comes from memory. */
export async function loadShell(shop: Shop, visit: Visit, request: Request) {
  const general = await generalOrNothing(shop, visit);
  const message = general?.topMessage;
  const isSignedIn = visit.claims !== undefined;
  const prices = await readPriceView(shop, visit, request);
  const parts = await readMenuParts(shop, visit, prices.mode);
  const href = hrefsIn(visit.language, wordsOf(visit.language));
  return {
    // Lists, the PDF of favourites and the advertisement read these parts themselves.
    general: general && {
      ...general,
      categoryPictures: undefined,
      favorites: undefined,
      departments: undefined,
      newsletterSignup: undefined,
    },
    topMessage: message && isTopMessageVisible(message.visibility, isSignedIn, message.text) ? message : undefined,
    markets: listMarketLinks(shop, visit, {
      showsSiAndHr: await isEnabled(shop, visit, 'UseSiAndHrInLanguageSwitcher'),
    }),
    // As panels, because the tree would be three times as large for the browser.
    menu: menuOf(parts, href, menuTitles(shop, visit)),
    // Content links to public lists. If these are closed to the visitor, only links to their own lists are open.
    openLists: parts.public ? undefined : hrefsOf(parts.agreed?.departments ?? [], href),
    prices,
    buyer: await readBuyer(shop, visit, prices.key),
    user: await readShellUser(shop, visit),
    acting: await readActingView(shop, visit),
    isFromProcurement: isFromProcurement(visit.claims),
    tracking: await readTrackingSettings(shop, visit),
  };
}

/** While the database is unavailable the bar still says for whom staff act. */
async function readActingView(shop: Shop, visit: Visit) {
  if (!visit.claims?.acting) return undefined;
  const until = createTimeFormat(cultureOf(visit), timeZones[visit.market.code]);
  const acting = await readUnlessAway(readActing(shop, visit), undefined);
  return {
    name: acting?.name ?? '',
    company: acting?.company ?? '',
    until: until(new Date(visit.claims.acting.until * 1000)),
  };
}

/** Business users have a mini cart only if their company's setting is on. */
async function readBuyer(shop: Shop, visit: Visit, key: string): Promise<Buyer> {
  const isBusiness = isB2B(visit.claims);
  return { key, isBusiness, hasMiniCart: !isBusiness || (await isEnabled(shop, visit, 'useNewMinicartB2B')) };
}

function menuTitles(shop: Shop, { language }: Visit): MenuTitles {
  const say = (key: keyof MenuTitles) => shop.texts.say(language, 'shell', `menu.${key}`) ?? '';
  return {
    products: say('products'),
    collections: say('collections'),
    agreed: say('agreed'),
    groups: say('groups'),
    PreOrder: say('PreOrder'),
    External: say('External'),
  };
}

const hrefsOf = (items: readonly NavigationItem[], href: Hrefs): string[] =>
  items.flatMap(({ pageName, params, categories }) => [href(pageName, params), ...hrefsOf(categories, href)]);
