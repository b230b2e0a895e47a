import type { FeedRowOf } from '#modules/catalogue/feed-schema.ts';
import type { Plan } from './plan.ts';
import type { Random } from './random.ts';
import type { FeatureKey, KindKey } from './texts/keys.ts';

/** Features by kind: those before the bar are on every product, those after it on some. */
const trousers = 'thigh ruler idcard prebent reinforced legadjust metalzip';
const shell = 'twoway highcollar cuffs inner longback';
const recipes: Record<KindKey, string> = {
  'craft-trousers': `|holster knee stretch ${trousers}`,
  'service-trousers': '|thigh idcard prebent stretch legadjust metalzip',
  'cargo-trousers': 'thigh|idcard prebent stretch reinforced legadjust knee',
  'hivis-trousers': `|holster knee stretch reflective ${trousers}`,
  'fr-trousers': 'covered|knee thigh prebent legadjust reflective',
  'winter-trousers': 'quilted|braces legzip reinforced thigh prebent',
  'rain-trousers': '|legzip braces reinforced',
  'work-shorts': '|holster thigh ruler idcard stretch reinforced metalzip',
  'pirate-trousers': '|holster thigh ruler knee stretch prebent reinforced',
  coverall: 'chest|knee twoway reinforced stretch ruler idcard legadjust',
  'bib-trousers': 'braces|knee chest ruler reinforced stretch prebent legadjust',
  'hivis-coverall': 'chest|knee twoway reinforced reflective idcard',
  'fr-coverall': 'covered|knee chest idcard reflective',
  'work-jacket': 'chest|twoway cuffs idcard inner longback reflective',
  'winter-jacket': `quilted|hooddet reflective idcard ${shell}`,
  'winter-parka': `quilted hooddet|reflective idcard ${shell}`,
  'hivis-winter-jacket': `quilted|hooddet reflective ${shell}`,
  'shell-jacket': `|hooddet reflective ${shell}`,
  'rain-jacket': '|hooddet twoway cuffs reflective longback',
  'softshell-jacket': `|chest reflective ${shell}`,
  'fleece-jacket': '|chest highcollar inner longback',
  'pile-jacket': '|chest highcollar inner cuffs',
  'fr-jacket': 'covered|chest highcollar cuffs reflective longback',
  hoodie: 'hoodfix|inner longback',
  'zip-hoodie': 'hoodfix|metalzip inner longback',
  sweatshirt: '|neckrib longback inner',
  tshirt: 'neckrib|longback',
  'long-tshirt': 'neckrib|longback',
  polo: '|neckrib longback',
  'flannel-shirt': 'chest|studs longback',
  'service-shirt': 'chest|studs longback idcard',
  'hivis-tshirt': '|neckrib reflective longback',
  'hivis-polo': '|reflective longback neckrib',
  'hivis-vest': '|idcard chest inner',
  bodywarmer: '|highcollar inner chest longback metalzip',
  'tool-vest': 'chest loops|idcard reinforced inner',
  'base-top': 'flatseams|zipneck longback',
  'fr-base-top': 'flatseams|zipneck longback',
  'base-bottom': 'flatseams|soft',
  'fr-base-bottom': 'flatseams|soft',
  boxers: 'soft|flatseams',
  briefs: 'soft|flatseams',
  undershirt: 'soft|flatseams longback',
  'wool-socks': 'soft|',
  'safety-shoes': 'toecap slip|nailproof light',
  'safety-sandals': 'toecap slip|nailproof light',
  'safety-boots': 'toecap slip nailproof|membrane light',
  'winter-boots': 'toecap slip nailproof warmlined|membrane',
  'leather-gloves': '|wrist light',
  'assembly-gloves': 'grip|touch light',
  'cut-gloves': 'cut grip|touch',
  'winter-gloves': 'warmlined|wrist touch',
  'knee-pads': 'shock|trim light',
  beanie: '|soft knit reflective',
  'helmet-liner': 'knit|soft',
  cap: 'sweatband|reflective light',
  belt: 'adjust|buckle',
  'trouser-braces': 'adjust|buckle',
  'tool-pouch': 'loops|buckle',
  'tool-bag': 'loops base|reflective inner',
  backpack: 'padded|base reflective inner',
  'kids-trousers': 'grows|thigh prebent reinforced stretch reflective',
  'kids-overall': 'grows|chest reinforced reflective',
  'kids-hoodie': 'hoodfix|neckrib',
  lanyard: 'buckle|adjust',
  'reflective-tape': 'reflective|light',
  scarf: 'soft|',
  'neck-tube': 'soft|',
  tote: 'inner|base',
};

const words = (text = '') => text.split(' ').filter(Boolean) as FeatureKey[];

/** Features that follow from the material. */
function fromMaterial({ material }: Plan): FeatureKey[] {
  const brings: FeatureKey[] = [];
  const { group, code, composition, wash } = material;
  if (group === 'stretch' || group === 'denim' || code === '1520') brings.push('fullstretch');
  if (group === 'hivis') brings.push('hivis');
  if (group === 'fr') brings.push('fr', 'antistatic');
  if (group === 'shell') brings.push('taped', 'breathable', 'windproof');
  if (group === 'rain') brings.push('taped', 'windproof');
  if (group === 'softshell') brings.push('windproof', 'breathable');
  if (group === 'sweat') brings.push('brushed');
  if (group === 'wool') brings.push('wool');
  if (code === '1840' || code === '1940') brings.push('moist');
  if (composition.includes('recycled')) brings.push('recycled');
  if (wash === '75' || wash === '85') brings.push('laundry');
  else if (wash === '60') brings.push('wash50');
  return brings;
}

/**
 * All features of a product, the most important for buyers first. At most ten, the maximum number of selling points.
 */
export function featuresOf(plan: Plan, random: Random): FeatureKey[] {
  const [always, may] = recipes[plan.kind].split('|').map(words) as [FeatureKey[], FeatureKey[]];
  const brings = fromMaterial(plan);
  const chosen = random.sample(may, Math.min(may.length, random.int(3, 6)));
  const all = [...new Set([...always, ...chosen, ...brings])];
  const clashes: FeatureKey[] = [];
  if (all.includes('fullstretch')) clashes.push('stretch');
  // Quilted fabric includes its lining.
  if (plan.material.code === '1780') clashes.push('quilted');
  return all.filter((feature) => !clashes.includes(feature)).slice(0, 10);
}

export type Design = NonNullable<FeedRowOf<'product'>['design']>;

const short = new Set<KindKey>([
  'work-shorts',
  'boxers',
  'briefs',
  'tshirt',
  'polo',
  'hivis-tshirt',
  'hivis-polo',
  'undershirt',
]);
const zipped = new Set<KindKey>([
  'work-jacket',
  'softshell-jacket',
  'fleece-jacket',
  'pile-jacket',
  'zip-hoodie',
  'bodywarmer',
  'tool-vest',
  'hivis-vest',
  'rain-jacket',
  'shell-jacket',
  'winter-jacket',
  'winter-parka',
  'hivis-winter-jacket',
  'fr-jacket',
  'coverall',
  'hivis-coverall',
  'fr-coverall',
  'kids-overall',
]);

function closure({ kind }: Plan, features: readonly FeatureKey[]): Design['closure'] {
  if (features.includes('twoway')) return 'two-way-zip';
  if (features.includes('zipneck')) return 'half-zip';
  if (kind.endsWith('shirt') && (kind.startsWith('flannel') || kind.startsWith('service'))) return 'buttons';
  if (kind === 'safety-shoes' || kind === 'safety-boots' || kind === 'winter-boots') return 'laces';
  return zipped.has(kind) || kind.includes('trousers') || kind === 'work-shorts' ? 'zip' : 'none';
}

/** The same facts for drawing the product. */
export function designOf(plan: Plan, features: FeatureKey[], hiVisClass: number): Design {
  const has = (feature: FeatureKey) => features.includes(feature);
  return {
    garment: plan.kind,
    length: plan.kind === 'pirate-trousers' ? 'three-quarter' : short.has(plan.kind) ? 'short' : 'long',
    hood: has('hooddet') ? 'detachable' : has('hoodfix') ? 'fixed' : 'none',
    closure: closure(plan, features),
    lining: has('quilted') ? 'quilted' : has('warmlined') ? 'pile' : has('brushed') ? 'brushed' : 'none',
    hiVisClass,
    reflectors: has('reflective') || has('hivis'),
    holsterPockets: has('holster'),
    kneePockets: has('knee'),
    stretchPanels: has('stretch'),
    reinforcements: has('reinforced'),
    features,
  };
}
