import type { GarmentType } from './garments.ts';
import { hueGap, lightnessOf, vividness } from './kit/colour.ts';
import type { Features, Look, Texture } from './kit/look.ts';

type Use = 'winter' | 'visible' | 'work' | 'leisure' | 'child';
type Made = readonly [type: GarmentType, material: Texture, features: Features];
export type Companion = { type: GarmentType; look: Look };
/** `alike`: a product with the colour of its companions would be hard to see. */
type Outfit = { top: Companion; legs: Companion; small: Companion; alike: boolean };

/** What is worn together: upper body, legs, and something small. */
const wardrobe: Record<Use, { tops: readonly Made[]; legs: readonly Made[]; small: readonly Made[] }> = {
  winter: {
    tops: [
      ['jacket-fleece', 'pile', { reinforced: true }],
      ['jacket-winter', 'quilt', { hood: false }],
      ['base-top', 'merino', { halfZip: true }],
      ['jacket-fleece', 'fleece', { reinforced: false }],
    ],
    legs: [
      ['trousers-winter', 'shell', { thighPockets: true }],
      ['trousers-service', 'softshell', {}],
    ],
    small: [
      ['headwear', 'knit', { kind: 'beanie' }],
      ['underwear', 'merino', { kind: 'socks' }],
    ],
  },
  visible: {
    tops: [
      ['tshirt-hivis', 'birdseye', {}],
      ['tshirt-hivis', 'birdseye', { collar: true }],
      ['vest-hivis', 'birdseye', {}],
    ],
    legs: [
      ['trousers-hivis', 'stretch', { hiVisClass: 1 }],
      ['trousers-hivis', 'twill', { hiVisClass: 2 }],
    ],
    small: [
      ['glove', 'knit', {}],
      ['headwear', 'twill', { kind: 'cap' }],
    ],
  },
  work: {
    tops: [
      ['tshirt', 'jersey', {}],
      ['shirt', 'flannel', {}],
      ['jacket-softshell', 'softshell', {}],
      ['polo', 'pique', {}],
      ['hoodie', 'sweat', {}],
      ['jacket-work', 'twill', {}],
    ],
    legs: [
      ['trousers-craft', 'twill', {}],
      ['trousers-service', 'denim', {}],
      ['trousers-service', 'stretch', { thighPockets: true }],
      ['trousers-craft', 'canvas', {}],
    ],
    small: [
      ['headwear', 'twill', { kind: 'cap' }],
      ['glove', 'leather', {}],
      ['belt', 'webbing', { kind: 'belt' }],
    ],
  },
  leisure: {
    tops: [
      ['hoodie', 'sweat', {}],
      ['tshirt', 'jersey', {}],
      ['shirt', 'flannel', {}],
    ],
    legs: [
      ['trousers-service', 'denim', {}],
      ['trousers-service', 'stretch', {}],
    ],
    small: [
      ['headwear', 'twill', { kind: 'cap' }],
      ['headwear', 'knit', { kind: 'beanie' }],
    ],
  },
  child: {
    tops: [
      ['hoodie', 'sweat', {}],
      ['tshirt', 'jersey', {}],
      ['jacket-fleece', 'fleece', { reinforced: false }],
    ],
    legs: [['trousers-craft', 'twill', { kneePads: true }]],
    small: [['headwear', 'knit', { kind: 'beanie' }]],
  },
};

/** Pairs of colours that are worn together, the second for the legs and the trim. */
const palettes: ReadonlyArray<readonly [string, string]> = [
  ['#9B9EA1', '#161D30'],
  ['#F2EDE0', '#4C5336'],
  ['#CBB891', '#34383C'],
  ['#41597A', '#A59E8D'],
  ['#6A1E2B', '#4B4F53'],
  ['#27432F', '#A8976C'],
  ['#1F2F52', '#A59E8D'],
  ['#BFC3C6', '#41597A'],
  ['#F2EDE0', '#A59E8D'],
  ['#D49A1E', '#161D30'],
  ['#BFC3C6', '#CBB891'],
  ['#175A66', '#34383C'],
  ['#F2EDE0', '#1F2F52'],
  ['#9C4A24', '#A59E8D'],
  ['#61613C', '#34383C'],
  ['#CBB891', '#41597A'],
];
const visiblePalettes: ReadonlyArray<readonly [string, string]> = [
  ['#D7F205', '#161D30'],
  ['#FF6A13', '#161D30'],
  ['#FF6A13', '#34383C'],
  ['#D7F205', '#111214'],
  ['#FF3B3F', '#34383C'],
];

/** Jeans are blue, or raw if the shirt is blue too. */
const jeans = (shirt: string) => (shirt === '#41597A' || shirt === '#1F2F52' ? '#222A3C' : '#41597A');

const warm = new Set<GarmentType>(['headwear', 'merch', 'underwear', 'glove', 'shoe-boot']);

function useOf(type: GarmentType, { gender, main, material, features }: Look): Use {
  if (gender === 'K') return 'child';
  if (vividness(main) > 0.185 && lightnessOf(main) > 0.62) return 'visible';
  if (warm.has(type) && (material === 'knit' || material === 'merino' || features.lining || features.kind === 'winter'))
    if (type !== 'glove' || features.lining) return 'winter';
  if (type === 'glove' && material === 'softshell') return 'winter';
  return type === 'merch' ? 'leisure' : 'work';
}

/** Two colours that are easy to distinguish side by side and match each other. */
function agree(one: string, other: string) {
  const apart = Math.abs(lightnessOf(one) - lightnessOf(other));
  if (vividness(one) < 0.06 || vividness(other) < 0.06) return apart > 0.12;
  return apart > 0.14 && (hueGap(one, other) < 70 || Math.min(vividness(one), vividness(other)) < 0.09);
}

/** The same product is always shown with the same items; in another colour, these have other colours. */
export function companionsOf(type: GarmentType, look: Look): Outfit {
  const use = useOf(type, look);
  const model = look.model ?? 0;
  const { tops, legs, small } = wardrobe[use];
  const every = use === 'visible' ? visiblePalettes : palettes;
  const fitting = every.filter(([top, leg]) =>
    use === 'visible' ? hueGap(top, look.main) < 14 : agree(look.main, top) && agree(look.main, leg),
  );
  const seed = model + Number.parseInt(look.main.slice(1), 16);
  const pick = <T>(list: readonly T[], at: number) => list[at % list.length];
  const [first, second] = pick(fitting.length > 0 ? fitting : every, seed) ?? ['#9B9EA1', '#34383C'];
  const made = (list: readonly Made[], at: number, main: string, contrast: string): Companion => {
    const [made, material, features] = pick(list, at) ?? ['tshirt', 'jersey', {}];
    const [own, trim] = material === 'denim' ? [jeans(first), jeans(first)] : [main, contrast];
    return { type: made, look: { main: own, contrast: trim, gender: look.gender, material, features } };
  };
  const others = small.filter(([one]) => one !== type);
  const hivis = use === 'visible';
  return {
    alike: !agree(look.main, first),
    top: made(tops, model, first, hivis ? second : first),
    legs: made(legs, Math.floor(model / 3), hivis ? first : second, hivis ? second : '#2B2D30'),
    small: made(others.length > 0 ? others : small, Math.floor(model / 2), second, first),
  };
}
