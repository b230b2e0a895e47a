import { hrefsIn } from '#app/addresses/hrefs.ts';
import { wordsOf } from '#app/addresses/page-addresses.ts';
import { menuOf } from '#app/components/shell/menu-model.ts';
import { readPriceView } from '#app/price-view.server.ts';
import { readViewer } from '#modules/assortment/read-viewer.server.ts';
import { readNavigation } from '#modules/catalogue/read-navigation.server.ts';
import { generalOrNothing } from '#modules/content/read-general.server.ts';
import { isTopMessageVisible } from '#modules/content/top-message.ts';
import { isEnabled } from '#modules/flags/read-flags.server.ts';
import { listMarketLinks } from '#modules/market/list-market-links.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { readShellUser } from './read-shell-user.server.ts';

const everybody = { showsPublic: true, hasAgreement: false };

export type ShellData = Awaited<ReturnType<typeof loadShell>>;

/** What every page shows around itself. For an anonymous visitor all of it comes from memory. */
export async function loadShell(shop: Shop, visit: Visit, request: Request) {
  const general = await generalOrNothing(shop, visit);
  const message = general?.topMessage;
  const isSignedIn = visit.claims !== undefined;
  const prices = await readPriceView(shop, visit, request);
  const seen = isSignedIn ? await readViewer(shop, visit, { mode: prices.mode, context: 'All' }) : everybody;
  const say = (key: string) => shop.texts.say(visit.language, 'shell', key) ?? '';
  return {
    general,
    topMessage: message && isTopMessageVisible(message.visibility, isSignedIn, message.text) ? message : undefined,
    markets: listMarketLinks(shop, visit, {
      showsSiAndHr: await isEnabled(shop, visit, 'UseSiAndHrInLanguageSwitcher'),
    }),
    // As panels already: the tree itself would be three times as long on the way to the browser.
    menu: menuOf(
      await readNavigation(shop, visit),
      hrefsIn(visit.language, wordsOf(visit.language)),
      { products: say('menu.products'), collections: say('menu.collections'), agreed: say('menu.agreed') },
      seen,
    ),
    prices,
    user: await readShellUser(shop, visit),
  };
}
