import { randomFor } from '../random.ts';
import { demoBuyers } from './buyers.ts';

/** What happens to an order, up to today. */
const fates = [
  'received',
  'confirmed',
  'part-delivered',
  'back-ordered',
  'on-its-way',
  'delivered',
  'invoiced',
  'overdue',
  'paid',
  'credited',
  'refused',
  'named',
  'waits-for-approval',
  'punch-out',
] as const;

export type Fate = (typeof fates)[number];

export type PlannedOrder = {
  /** The key of its random numbers. */
  readonly key: string;
  readonly buyer: string;
  readonly fate: Fate;
  readonly daysAgo: number;
  readonly minutes: number;
  readonly goods: 'own' | 'external';
  /** Hidden from the plain users of the company. */
  readonly isHidden: boolean;
  /** Its last article was of a colour that is no longer made. */
  readonly isWithdrawn: boolean;
  /** An open request of its buyer to staff. */
  readonly asks: 'return' | 'message' | 'exchange' | undefined;
  /** One piece of a single article. */
  readonly isSmall?: boolean;
  /** The minimum number of rows. */
  readonly fewestRows?: number;
  /** The number of its project. */
  readonly project?: string;
  /** The approximate price of the goods before tax, in minor units. */
  readonly spends?: number;
};

const seed = 'orders-v1';
const historyDays = 545;
const minutesOfWork = 480;

/** The random numbers of one order. */
export const randomOf = ({ key }: Pick<PlannedOrder, 'key'>) => randomFor(seed, key);

/** Every order of the demo world, the oldest first. */
export function planOrders(): PlannedOrder[] {
  const usual = Object.entries(demoBuyers).flatMap(([buyer, count]) =>
    Array.from({ length: count }, (_, index) => usualOrder(buyer, index, count)),
  );
  return [...usual, ...notable].toSorted(
    (a, b) => b.daysAgo - a.daysAgo || b.minutes - a.minutes || (a.key < b.key ? -1 : 1),
  );
}

/** Distributed over the time, with the latest in these weeks. */
function usualOrder(buyer: string, index: number, count: number): PlannedOrder {
  const key = `${buyer}/${index}`;
  const random = randomOf({ key: `${key}/when` });
  const pace = historyDays / count;
  const daysAgo = Math.min(historyDays, Math.floor((index + random.next() * 0.9) * pace));
  return {
    key,
    buyer,
    fate: fateOf(daysAgo, buyer.endsWith('@home.example'), random.next()),
    daysAgo,
    minutes: random.int(0, minutesOfWork),
    goods: 'own',
    isHidden: false,
    isWithdrawn: false,
    asks: undefined,
  };
}

function fateOf(daysAgo: number, isByCard: boolean, chance: number): Fate {
  if (daysAgo <= 1) return 'received';
  if (daysAgo <= 3) return 'confirmed';
  if (daysAgo <= 6) return chance < 0.4 ? 'on-its-way' : chance < 0.7 ? 'part-delivered' : 'back-ordered';
  if (daysAgo <= 9) return chance < 0.7 ? 'delivered' : 'back-ordered';
  if (daysAgo <= 34) {
    if (chance < 0.2) return chance < 0.1 ? 'part-delivered' : 'back-ordered';
    return isByCard ? 'paid' : 'invoiced';
  }
  if (daysAgo <= 75 && chance < 0.2 && !isByCard) return 'overdue';
  if (chance > 0.97) return 'refused';
  return chance > 0.92 ? 'credited' : 'paid';
}

const one = (buyer: string, fate: Fate, daysAgo: number, facts: Partial<PlannedOrder> = {}): PlannedOrder => ({
  key: `notable/${buyer}/${fate}/${daysAgo}`,
  buyer,
  fate,
  daysAgo,
  minutes: 60,
  goods: 'own',
  isHidden: false,
  isWithdrawn: false,
  asks: undefined,
  ...facts,
});

const [vera, ture, nils] = [
  'vera.sundberg@hamnvik.example',
  'ture.ankarsten@hamnvik.example',
  'nils.kajander@hamnvik.example',
];
const elin = 'elin.sjovik@home.example';

/** Filled after the others, because it needs people and logos that are added after them. */
export const namedOrder: PlannedOrder = { ...one(vera, 'received', 0), key: 'named', minutes: 0 };
export const logoToApprove: PlannedOrder = {
  ...one(nils, 'waits-for-approval', 0),
  key: 'logo-to-approve',
  minutes: 0,
};

/** Orders of every kind, independent of the random numbers. */
const notable: readonly PlannedOrder[] = [
  one(vera, 'received', 0),
  one(vera, 'back-ordered', 8),
  one(vera, 'overdue', 44),
  one(vera, 'refused', 20),
  one(vera, 'named', 24),
  one(vera, 'paid', 40, { isWithdrawn: true }),
  one(vera, 'confirmed', 3, { goods: 'external' }),
  one(vera, 'paid', 90, { goods: 'external' }),
  one(ture, 'invoiced', 12, { isHidden: true }),
  one(nils, 'on-its-way', 2),
  one(nils, 'part-delivered', 6, { asks: 'message' }),
  one(nils, 'credited', 60),
  one(nils, 'waits-for-approval', 1, { isSmall: true }),
  one('olle.sandin@alvkulla.example', 'waits-for-approval', 1, { fewestRows: 3 }),
  one('soren.bakkegard@vesterklit.example', 'waits-for-approval', 2, { project: 'V-301' }),
  one('soren.bakkegard@vesterklit.example', 'waits-for-approval', 4, { project: 'V-302' }),
  one('tom.whitlock@harrowmere.example', 'waits-for-approval', 1),
  one('ravi.mistry@harrowmere.example', 'waits-for-approval', 3),
  // Dated today, so that they always count in the current year of the amount limits: nearly all of 600 euros, and a
  // part of 250.
  one('fatima.elamrani@duinstroom.example', 'received', 0, { spends: 44_000 }),
  one('joris.kuipers@duinstroom.example', 'received', 0, { spends: 9000 }),
  one('jurgen.mahnfeld@eichenfurt.example', 'punch-out', 4),
  one('bastien.morvan@roche-brune.example', 'on-its-way', 3),
  one('stefan.rothweiler@kornblick.example', 'on-its-way', 2),
  one(elin, 'on-its-way', 2),
  one(elin, 'part-delivered', 7),
  one(elin, 'refused', 30),
  one(elin, 'paid', 50, { isWithdrawn: true }),
  one(elin, 'paid', 11, { asks: 'exchange' }),
  one('birgit.ahlersdorf@moorbruecken.example', 'delivered', 7, { asks: 'return' }),
];
