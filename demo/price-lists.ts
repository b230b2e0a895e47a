import type { FeedRowOf } from '#modules/catalogue/feed-schema.ts';
import type { Market } from './facts.ts';
import type { Plan } from './plan.ts';

type ListType = FeedRowOf<'price-list'>['type'];
type AgreedList = {
  code: string;
  type: Exclude<ListType, 'None'>;
  market: string;
  name: string;
  discount: number;
  holds: (plan: Plan, isNews: boolean) => boolean;
};

const ofTypes =
  (...ids: Plan['type']['id'][]) =>
  ({ type }: Plan) =>
    ids.includes(type.id);
const everything = () => true;
const either = (one: (plan: Plan) => boolean, other: (plan: Plan) => boolean) => (plan: Plan) =>
  one(plan) || other(plan);
const build = ofTypes(
  'trousers-craft',
  'shorts',
  'jacket-work',
  'overall',
  'kneepad',
  'belt',
  'shoe-low',
  'shoe-boot',
  'glove',
  'hoodie',
);
const service = ofTypes('trousers-service', 'jacket-softshell', 'jacket-fleece', 'tshirt', 'polo', 'shirt', 'shoe-low');
const flame = ({ material }: Plan) => material.group === 'fr';
const visible = ({ material }: Plan) => material.group === 'hivis';
const laundryReady = ({ material }: Plan) => material.wash === '75' || material.wash === '85';

const office = ofTypes('polo', 'shirt', 'tshirt', 'jacket-softshell', 'jacket-fleece', 'shoe-low');
const news = (_: Plan, isNews: boolean) => isNews;

const agreement = (company: number, market: string, discount: number, holds: AgreedList['holds']): AgreedList => ({
  code: `AGREED-${company}`,
  type: 'Agreement',
  market,
  name: `Agreement ${company}`,
  discount,
  holds,
});

/** Lists that companies are given; the company chapter refers to their codes, and the number is the company's. */
export const agreedLists: readonly AgreedList[] = [
  agreement(1001, 'se', 0.18, build),
  agreement(1003, 'se', 0.22, build),
  agreement(1005, 'se', 0.15, everything),
  agreement(1007, 'no', 0.14, either(service, build)),
  agreement(1008, 'no', 0.12, either(service, flame)),
  agreement(1009, 'no', 0.1, either(visible, office)),
  agreement(1010, 'fi', 0.15, either(build, flame)),
  agreement(1011, 'fi', 0.08, laundryReady),
  agreement(1012, 'dk', 0.16, either(visible, flame)),
  agreement(1013, 'uk', 0.16, either(visible, build)),
  agreement(1015, 'uk', 0.1, build),
  agreement(1016, 'de', 0.2, either(service, visible)),
  agreement(1017, 'de', 0.12, either(office, laundryReady)),
  agreement(1018, 'nl', 0.14, service),
  agreement(1019, 'be', 0.17, either(visible, build)),
  agreement(1020, 'fr', 0.18, either(build, visible)),
  agreement(1021, 'es', 0.15, build),
  agreement(1022, 'pl', 0.16, either(visible, build)),
  agreement(1023, 'cz', 0.15, either(flame, build)),
  agreement(1024, 'it', 0.13, either(flame, build)),
  agreement(1025, 'ch', 0.1, either(visible, office)),
  agreement(1026, 'us', 0.12, either(flame, visible)),
  agreement(1027, 'ca', 0.12, service),
  { code: 'RESELLER-uk', type: 'Reseller', market: 'uk', name: 'Resellers', discount: 0.38, holds: everything },
  {
    code: 'EXTERNAL-1005',
    type: 'External',
    market: 'se',
    name: 'Skäralid Profil',
    discount: 0.1,
    holds: ofTypes('merch', 'bag', 'headwear', 'tshirt'),
  },
  { code: 'EXTERNAL-1010', type: 'External', market: 'fi', name: 'Havukoski Tekstiili', discount: 0.1, holds: service },
  { code: 'EXTERNAL-1016', type: 'External', market: 'de', name: 'Lindenbruch Textil', discount: 0.1, holds: office },
  { code: 'PREORDER-se', type: 'PreOrder', market: 'se', name: 'Pre-order', discount: 0.25, holds: news },
  { code: 'PREORDER-uk', type: 'PreOrder', market: 'uk', name: 'Pre-order', discount: 0.25, holds: news },
  {
    code: 'APP-1005',
    type: 'ApplicationSpecific',
    market: 'se',
    name: 'Laundry programme 1005',
    discount: 0.08,
    holds: laundryReady,
  },
  {
    code: 'APP-1012',
    type: 'ApplicationSpecific',
    market: 'dk',
    name: 'Wind programme 1012',
    discount: 0.08,
    holds: either(visible, flame),
  },
];

export const publicList = (market: string) => `PUB-${market.toUpperCase()}`;

/** A product only for companies must be in a list that a company has. */
export const mayBeAgreedOnly = (plan: Plan) => build(plan) || flame(plan);

export function* priceLists(markets: readonly Market[]): Iterable<FeedRowOf<'price-list'>> {
  for (const { code, currency } of markets)
    yield {
      kind: 'price-list',
      code: publicList(code),
      type: 'None',
      market: code,
      currency,
      name: `Public ${code.toUpperCase()}`,
    };
  for (const { code, type, market, name } of agreedLists) {
    const home = markets.find((known) => known.code === market);
    if (home) yield { kind: 'price-list', code, type, market, currency: home.currency, name };
  }
}
