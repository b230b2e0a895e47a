import type { Amounts } from '#modules/promotion/amounts.ts';
import type { CampaignInput } from '#modules/promotion/campaign-schema.ts';
import { campaignWords } from './campaign-words.ts';

const dayInMs = 86_400_000;

/** About ten euros in each currency, as round amounts. */
const tenEuros = {
  CAD: 15,
  CHF: 10,
  CZK: 250,
  DKK: 75,
  EUR: 10,
  GBP: 9,
  ISK: 1500,
  NOK: 100,
  PLN: 45,
  SEK: 100,
  USD: 12,
};

const times = (factor: number): Amounts =>
  Object.entries(tenEuros).map(([currency, amount]) => ({
    currency: currency as keyof typeof tenEuros,
    amount: amount * factor,
  }));

const select = (lists: Partial<Record<'products' | 'categories' | 'families', string[]>>) => ({
  products: [],
  categories: [],
  families: [],
  brands: [],
  ...lists,
});

/** The group of personal codes that the advertisement for the newsletter sends. */
export const welcomeGroup = 'welcome';

/** The sku of a neck tube that exists in every world. */
const neckTube = '292018200200ONE';

export type DemoCampaign = {
  id: string;
  isActive: boolean;
  /** Shown in the guide: how to try the campaign. */
  tryThis: string;
  definition: CampaignInput;
};

type Facts = Pick<CampaignInput, 'benefit'> & Partial<CampaignInput>;

const everywhere = { marketIds: [], conditions: [], priority: 0, combines: false, system: 'both' as const };

/** At least one of each type; some run, one is over, one is planned, one is paused. */
export function demoCampaigns(now: Date): DemoCampaign[] {
  const inDays = (days: number) => new Date(now.getTime() + days * dayInMs).toISOString();
  const campaign = (
    number: number,
    words: keyof typeof campaignWords,
    tryThis: string,
    facts: Facts,
  ): DemoCampaign => ({
    id: `ca000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    isActive: words !== 'boots',
    tryThis,
    definition: { ...everywhere, ...campaignWords[words], ...facts },
  });
  return [
    campaign(1, 'work10', 'Type the code in the cart, in any market.', {
      code: 'WORK10',
      benefit: { kind: 'basket-percent', percent: 10, skipsReduced: false },
    }),
    campaign(2, 'save', 'Type the code with less and with more in the cart than 1,000 kronor or 100 euros.', {
      code: 'SAVE',
      conditions: [{ kind: 'minimum-amount', amounts: times(10) }],
      benefit: { kind: 'basket-amount', amounts: times(1) },
    }),
    campaign(3, 'threeForTwo', 'Put three T-shirts in the cart where the flag UseNorcePromotions is on.', {
      system: 'engine',
      combines: true,
      benefit: {
        kind: 'buy-and-pay',
        buy: 3,
        pay: 2,
        selection: select({ categories: ['tshirt'] }),
        skipsReduced: false,
      },
    }),
    campaign(4, 'gloves', 'Put gloves in the cart where the flag is on; reduced ones get nothing more.', {
      system: 'engine',
      combines: true,
      benefit: {
        kind: 'products-percent',
        percent: 20,
        selection: select({ categories: ['1500'] }),
        skipsReduced: true,
      },
    }),
    campaign(5, 'neckTube', 'Put trousers in the cart and type the code: a line more, at no cost.', {
      code: 'TUBE',
      combines: true,
      conditions: [{ kind: 'contains', selection: select({ categories: ['Bottoms'] }), quantity: 1 }],
      benefit: { kind: 'free-item', sku: neckTube, quantity: 1 },
    }),
    campaign(6, 'freight', 'Put five pieces in the cart and type the code: delivery is free.', {
      code: 'FREIGHT',
      combines: true,
      conditions: [{ kind: 'minimum-quantity', quantity: 5 }],
      benefit: { kind: 'freight-percent', percent: 100 },
    }),
    campaign(7, 'spring', 'Type the code: it has expired, and the shop says so.', {
      code: 'SPRING',
      validFrom: inDays(-200),
      validTo: inDays(-120),
      benefit: { kind: 'basket-percent', percent: 25, skipsReduced: false },
    }),
    campaign(8, 'caps', 'Planned for later: as staff, try it on a cart today.', {
      system: 'engine',
      validFrom: inDays(30),
      validTo: inDays(90),
      benefit: {
        kind: 'products-price',
        amounts: times(0.5),
        selection: select({ categories: ['headwear'] }),
        skipsReduced: false,
      },
    }),
    campaign(9, 'boots', 'Paused: switch it on as staff, and buy shoes as Elin where the flag is on.', {
      system: 'engine',
      conditions: [{ kind: 'audience', audiences: ['consumer'] }],
      benefit: {
        kind: 'products-amount',
        amounts: times(1),
        selection: select({ categories: ['1200'] }),
        skipsReduced: false,
      },
    }),
    campaign(10, 'welcome', 'Sign up for the newsletter in the advertisement: the mail has a code for one order.', {
      codeGroup: welcomeGroup,
      benefit: { kind: 'basket-percent', percent: 10, skipsReduced: false },
    }),
  ];
}
