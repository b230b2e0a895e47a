import { type Currency, type Money, money, netFromGross } from '#core/money.ts';
import type { CampaignTimes } from './campaign-days.ts';

/** The price of a colour in a price list, in minor units; all amounts are net or all are gross. */
export type ColourPrice = {
  currency: Currency;
  isGross: boolean;
  /** Prices of its sizes without a campaign. The colour's own price comes first, unless no size has it. */
  amounts: readonly number[];
  campaign?: CampaignTimes & { amount: number; instead: number; lowest30Days: number };
};

export type PriceNow = {
  amount: Money;
  isGross: boolean;
  /** True if other colours or sizes of the product cost more. */
  isFrom: boolean;
  /**
   * Set while a campaign is active: the ordinary price, and the lowest price of the last 30 days, which the law
   * requires.
   */
  before?: { amount: Money; lowest30Days: Money };
};

type Offer = { price: ColourPrice; amount: number; campaign?: ColourPrice['campaign'] };

/** A campaign lowers the colour's own price; sizes with another price keep it. */
function offersOf(price: ColourPrice, now: number): Offer[] {
  const { campaign } = price;
  const runs =
    campaign !== undefined &&
    campaign.beginsAt <= now &&
    now < campaign.endsAt &&
    campaign.amount < campaign.instead &&
    price.amounts.includes(campaign.instead);
  if (!runs) return price.amounts.map((amount) => ({ price, amount }));
  const others = price.amounts.filter((amount) => amount !== campaign.instead);
  return [{ price, amount: campaign.amount, campaign }, ...others.map((amount) => ({ price, amount }))];
}

/**
 * The lowest price of several colours. Net and gross amounts are compared without tax, and returned as the list has
 * them.
 */
export function lowestPrice(prices: readonly ColourPrice[], vatBasisPoints: number, now: Date): PriceNow | undefined {
  const isMixed = prices.some(({ isGross }) => isGross !== prices[0]?.isGross);
  const netOf = ({ price, amount }: Offer) => {
    // If all amounts are net or all are gross, they compare directly.
    if (!isMixed) return amount;
    const listed = money(amount, price.currency);
    return price.isGross ? netFromGross(listed, vatBasisPoints).amount : listed.amount;
  };
  const offers = prices
    .flatMap((price) => offersOf(price, now.getTime()))
    .map((offer) => ({ ...offer, net: netOf(offer) }))
    .sort((a, b) => a.net - b.net);
  const [lowest] = offers;
  if (!lowest) return undefined;
  const { currency, isGross } = lowest.price;
  return {
    amount: money(lowest.amount, currency),
    isGross,
    isFrom: offers.some(({ net }) => net > lowest.net),
    ...(lowest.campaign && {
      before: {
        amount: money(lowest.campaign.instead, currency),
        lowest30Days: money(lowest.campaign.lowest30Days, currency),
      },
    }),
  };
}
