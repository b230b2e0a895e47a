import { basisOf } from '../pricing/price-basis.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { audienceOf } from './audience.ts';
import type { BasketCode } from './basket-code.ts';
import type { Campaign } from './campaign.ts';
import { problemWordOf } from './code-status.ts';
import { type FoundCode, findEffects } from './find-effects.ts';
import { findPersonalCampaigns } from './personal-codes.server.ts';
import type { Promoted, PromotionBasket } from './promotion-basket.ts';
import type { PromotionSystem } from './promotion-system.ts';
import { campaignsOfMarket } from './promotions-snapshot.server.ts';
import { readSystem } from './read-system.server.ts';
import { worthOf } from './worth-of.ts';

type PromotionShop = Pick<Shop, 'db' | 'snapshots' | 'log' | 'env' | 'texts'>;
type PromotionVisit = Pick<Visit, 'market' | 'language' | 'claims' | 'now'>;

/** Access: everybody, for their own basket. */
export async function promoteBasket(
  shop: PromotionShop,
  visit: PromotionVisit,
  basket: PromotionBasket,
): Promise<Promoted> {
  const campaigns = await shop.snapshots.read(campaignsOfMarket, visit.market.marketId);
  const personal = await findPersonalCampaigns(shop.db, campaigns, basket.codes);
  return promoteBy(shop, visit, { basket, campaigns: [...campaigns, ...personal] });
}

type By = { basket: PromotionBasket; campaigns: readonly Campaign[] };

/** Uses the given campaigns, so that staff can try one before it is public. */
export async function promoteBy(
  shop: PromotionShop,
  visit: PromotionVisit,
  { basket, campaigns }: By,
): Promise<Promoted> {
  const { market, language, claims, now } = visit;
  const system = await readSystem(shop, visit);
  const occasion = { market, audience: audienceOf(claims), system, language, now };
  const { effects, codes } = findEffects(
    campaigns,
    basket,
    occasion,
    worthOf(basket, market, basisOf({ market, claims })),
  );
  return {
    effects,
    codes: codes.map((found) => toBasketCode(found, system, (key) => shop.texts.say(language, 'promotion', key) ?? '')),
    showFreeItemsDisclaimer: effects.some(({ kind }) => kind === 'free-item'),
  };
}

function toBasketCode(found: FoundCode, system: PromotionSystem, say: (key: string) => string): BasketCode {
  const { isOver, isOutdone, ...code } = found;
  const word = isOver ? 'over' : isOutdone ? 'outdone' : problemWordOf(code.status);
  // The code flow and the promotion engine use different messages for an invalid code.
  const said = word === 'invalidCode' && system === 'code' ? 'notValid' : word;
  return { ...code, isValid: code.status === 'CodeAdded', message: said ? say(said) : '' };
}
