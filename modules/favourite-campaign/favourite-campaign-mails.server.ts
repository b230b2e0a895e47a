import type { ShopEvent, Subscriber } from '#platform/events/event.ts';
import { findAddressee } from '../account/addressee.server.ts';
import { shopLink } from '../account/shop-link.server.ts';
import { readOffers } from '../assortment/read-offers.server.ts';
import { claimsOfReader } from '../auth/claims-of-reader.ts';
import { roles } from '../auth/roles.ts';
import type { FavouriteOwner } from '../favourites/favourite-owner.ts';
import { listFavouritesOf } from '../favourites/owners.server.ts';
import type { HrefOf } from '../href-of.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import { findLeaveUrl } from '../newsletter/find-leave-url.server.ts';
import { keepNotice } from '../notices/keep-notice.server.ts';
import { sendNotice } from '../notifications/send-notice.server.ts';
import { writeLetter } from '../notifications/write-letter.server.ts';
import { isMember } from '../people/membership-store.server.ts';
import { audienceOf } from '../promotion/audience.ts';
import { type Campaign, wordIn } from '../promotion/campaign.ts';
import { findCampaign } from '../promotion/campaign-store.server.ts';
import { readSystem } from '../promotion/read-system.server.ts';
import type { Shop } from '../shop.server.ts';
import { concerned, isFor, isNewsOfFavourites } from './concerns.ts';
import { favouritesDue, favouritesDuePayload } from './favourite-campaign-events.ts';

type MailShop = Omit<Shop, 'jobs'>;

/** Tells people of a campaign for goods among their favourites: in the shop, and subscribers of the newsletter by mail. */
export function favouriteCampaignMails(shop: MailShop, hrefOf: HrefOf): Subscriber[] {
  return [{ name: 'mail-favourite-campaign', to: favouritesDue, handle: (event) => tell(shop, hrefOf, event) }];
}

async function tell(shop: MailShop, hrefOf: HrefOf, { payload }: ShopEvent): Promise<void> {
  const { campaignId, customerId, marketId, companyId } = favouritesDuePayload.parse(payload);
  const owner = { customerId, marketId, companyId };
  const now = shop.clock.now();
  const campaign = await findCampaign(shop.db, campaignId);
  // Paused or over since.
  if (!campaign || !isNewsOfFavourites(campaign, now)) return;
  const person = await findAddressee(shop, customerId);
  const market = findMarketBySiteId(marketId);
  if (!person || !market) return;
  const { to, language, role } = person;
  if (!(await mayBuyFor(shop, owner, role))) return;
  const claims = claimsOfReader({ ...owner, role });
  const visit = { market, language, claims, now };
  const buyer = { marketId, audience: audienceOf(claims), system: await readSystem(shop, visit) };
  if (!isFor(campaign, buyer)) return;
  const name = await findConcernedName(shop, visit, owner, campaign);
  if (name === undefined) return;
  const code = campaign.code === undefined ? '' : ` (${campaign.code})`;
  const facts = { campaign: `${wordIn(campaign.name, language)}${code}`, product: name };
  const page = 'myFavorites';
  const reader = { customerId, companyId, facts, page };
  const url = shopLink(shop, market, hrefOf(page, language));
  const letter = {
    kind: 'favourite-campaign',
    eventId: `${campaignId}-${customerId}`,
    to,
    language,
    url,
    facts,
  } as const;
  const message = writeLetter(shop, letter);
  // Advertising by mail needs the consent of the newsletter, and its link to unsubscribe.
  const unsubscribeUrl = await findLeaveUrl(shop, hrefOf, { marketId, emailAddress: to });
  if (unsubscribeUrl === undefined) {
    await keepNotice(shop, { ...reader, kind: letter.kind, eventId: message.messageId }, { mayMail: false });
    return;
  }
  const stop = { label: shop.texts.say(language, 'newsletter-mails', 'code.stop') ?? '', url: unsubscribeUrl };
  await sendNotice(shop, {
    kind: letter.kind,
    message: { ...writeLetter(shop, { ...letter, stop }), unsubscribeUrl },
    reader,
  });
}

/** Internal staff buy for companies without being members. */
async function mayBuyFor({ db }: MailShop, { customerId, companyId }: FavouriteOwner, role: number): Promise<boolean> {
  return companyId === undefined || role === roles.internal || isMember(db, customerId, companyId);
}

type Looking = Parameters<typeof readOffers>[1];

/** The latest favourite in the campaign that the person can buy. Where prices are hidden, campaigns are too. */
async function findConcernedName(shop: MailShop, visit: Looking, owner: FavouriteOwner, campaign: Campaign) {
  const favourites = await listFavouritesOf(shop.db, owner);
  const offers = await readOffers(shop, visit, [], { mode: 'excl' });
  if (offers.hidesPrices) return undefined;
  const sold = favourites.flatMap(({ partNo, sku }) => {
    const offer = offers.get(sku);
    const anySize = offer.isSold ? offer : offers.get(offer.sizes[0]?.sku ?? partNo);
    return anySize.isSold ? [anySize] : [];
  });
  return concerned(campaign, sold)[0]?.name;
}
