import type { FeedRowOf } from '#modules/catalogue/feed-schema.ts';
import { colours } from '../facts.ts';
import { hashText } from '../random.ts';
import { type GarmentType, garments } from './garments.ts';
import type { Features, Look } from './kit/look.ts';
import { textureOf } from './materials.ts';

type Design = NonNullable<FeedRowOf<'product'>['design']>;

/** What the catalogue says of a product that can be seen. */
export type DesignedProduct = {
  basePartNo: string;
  type: string;
  material: string | null;
  gender: string | null;
  design: Design | null;
  fit: string | null;
};

type Subject = { type: GarmentType; look: Look };

/** Types that are drawn as another type, or as one of several kinds. */
const drawnAs: Readonly<Record<string, { type?: GarmentType; kind?: string }>> = {
  'bib-trousers': { kind: 'bib' },
  'pirate-trousers': { kind: 'pirate' },
  'tool-vest': { kind: 'tool' },
  boxers: { kind: 'boxer' },
  briefs: { kind: 'briefs' },
  'wool-socks': { kind: 'socks' },
  undershirt: { type: 'base-top', kind: 'undershirt' },
  'safety-sandals': { kind: 'sandal' },
  'winter-boots': { kind: 'winter' },
  beanie: { kind: 'beanie' },
  'helmet-liner': { kind: 'liner' },
  cap: { kind: 'cap' },
  'trouser-braces': { kind: 'braces' },
  'tool-pouch': { kind: 'pouch' },
  belt: { kind: 'belt' },
  backpack: { kind: 'backpack' },
  'kids-hoodie': { type: 'hoodie' },
  'kids-overall': { type: 'overall' },
  tote: { kind: 'tote' },
  lanyard: { kind: 'lanyard' },
  'reflective-tape': { kind: 'tape' },
  scarf: { kind: 'scarf' },
  'neck-tube': { kind: 'tube' },
};

const genders: Readonly<Record<string, Look['gender']>> = { Men: 'M', Women: 'W', Unisex: 'U', Children: 'K' };
const isType = (type: string): type is GarmentType => Object.hasOwn(garments, type);
const hexOf = (code: string) => colours.find((colour) => colour.code === code)?.hex;

function featuresOf({ design, fit }: DesignedProduct): Features {
  if (!design) return {};
  const has = (feature: string) => design.features.includes(feature);
  const kind = drawnAs[design.garment]?.kind;
  return {
    holsterPockets: design.holsterPockets,
    kneePads: design.kneePockets,
    stretchPanels: design.stretchPanels,
    reinforced: design.reinforcements,
    thighPockets: has('thigh') || design.garment === 'cargo-trousers',
    chestPocket: has('chest'),
    hood: design.hood !== 'none',
    lining: design.lining !== 'none',
    hiVisClass: ([0, 1, 2, 3] as const).find((one) => one === design.hiVisClass) ?? 0,
    reflectors: design.reflectors,
    braces: has('braces'),
    legZips: has('legzip'),
    quickRelease: has('buckle'),
    touch: has('touch'),
    longSleeve: design.length !== 'short',
    fullZip: design.closure === 'two-way-zip' || design.garment === 'zip-hoodie',
    halfZip: design.closure === 'half-zip',
    buttons: design.closure === 'buttons' || has('studs'),
    collar: design.garment === 'hivis-polo',
    ...(fit === 'slim' || fit === 'regular' || fit === 'loose' ? { fit } : {}),
    ...(kind === undefined ? {} : { kind }),
  };
}

/** The subject to draw for a product in one of its colours; undefined if type or colour is unknown. */
export function subjectOf(product: DesignedProduct, colourCode: string): Subject | undefined {
  const type = drawnAs[product.design?.garment ?? '']?.type ?? product.type;
  const [main, second] = [hexOf(colourCode.slice(0, 2)), hexOf(colourCode.slice(2))];
  if (!isType(type) || main === undefined) return undefined;
  return {
    type,
    look: {
      main,
      contrast: second ?? main,
      gender: genders[product.gender ?? ''] ?? 'U',
      material: textureOf(product.material ?? ''),
      features: featuresOf(product),
      model: hashText(product.basePartNo) % 1_000_000,
    },
  };
}
