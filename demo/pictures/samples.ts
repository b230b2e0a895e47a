import type { GarmentType } from './garments.ts';
import type { Features, Look } from './kit/look.ts';
import { textureOf } from './materials.ts';

const hex: Record<string, string> = {
  black: '#111214',
  darkNavy: '#161D30',
  navy: '#1F2F52',
  denim: '#41597A',
  petrol: '#175A66',
  white: '#FFFFFF',
  grey: '#9B9EA1',
  midGrey: '#70757A',
  anthracite: '#34383C',
  sand: '#CBB891',
  khaki: '#A8976C',
  brown: '#5B4433',
  camel: '#B58A56',
  forest: '#27432F',
  olive: '#61613C',
  red: '#B3161E',
  burgundy: '#6A1E2B',
  yellow: '#D7F205',
  orange: '#FF6A13',
  hiVisRed: '#FF3B3F',
  mustard: '#D49A1E',
};

type Sample = {
  /** One material for all, or one for each product. */
  material: string | readonly string[];
  gender?: Look['gender'];
  colours: string;
  features?: readonly Features[];
};

const visible = 'yellow/darkNavy orange/black hiVisRed/anthracite';
const work = 'anthracite/black navy/black khaki/black';
const plain = 'black/black navy/navy white/white';

/** Three products of every type, in three colours: what the contact sheet shows and the tests draw. */
const table: Record<GarmentType, Sample> = {
  'trousers-craft': {
    material: '1220',
    colours: work,
    features: [
      { holsterPockets: true, kneePads: true },
      { kneePads: true, stretchPanels: true },
      { holsterPockets: true },
    ],
  },
  'trousers-service': {
    material: '1320',
    colours: plain,
    features: [{}, { thighPockets: true }, { stretchPanels: true }],
  },
  'trousers-hivis': {
    material: '1220',
    colours: visible,
    features: [{ hiVisClass: 2, holsterPockets: true }, { hiVisClass: 1 }, { hiVisClass: 2, kneePads: false }],
  },
  'trousers-fr': {
    material: '1220',
    colours: 'darkNavy/red navy/navy anthracite/orange',
    features: [{ kneePads: true }, { hiVisClass: 1 }, {}],
  },
  'trousers-winter': {
    material: '1710',
    colours: work,
    features: [{ thighPockets: true }, { hiVisClass: 1 }, { kneePads: true }],
  },
  'trousers-rain': {
    material: '1710',
    gender: 'U',
    colours: 'olive/olive yellow/black black/black',
    features: [{}, { hiVisClass: 2 }, {}],
  },
  shorts: {
    material: '1220',
    colours: work,
    features: [{ holsterPockets: true }, { thighPockets: false }, { kind: 'pirate', kneePads: true }],
  },
  overall: {
    material: '1220',
    colours: 'navy/black khaki/black yellow/darkNavy',
    features: [{}, { kind: 'bib', holsterPockets: true }, { hiVisClass: 2 }],
  },
  'jacket-work': {
    material: '1220',
    colours: 'midGrey/anthracite navy/navy black/black',
    features: [{}, { buttons: true }, { stretchPanels: true }],
  },
  'jacket-winter': {
    material: '1710',
    colours: 'darkNavy/black yellow/darkNavy olive/black',
    features: [{}, { hiVisClass: 3 }, { hood: false }],
  },
  'jacket-shell': {
    material: '1710',
    colours: 'mustard/anthracite orange/darkNavy black/black',
    features: [{}, { hiVisClass: 3 }, { hood: false }],
  },
  'jacket-softshell': {
    material: '1740',
    colours: 'navy/black black/black midGrey/anthracite',
    features: [{}, { hood: true }, { stretchPanels: true }],
  },
  'jacket-fleece': {
    material: '1770',
    colours: 'sand/anthracite forest/black black/black',
    features: [{}, { halfZip: true }, { hood: true }],
  },
  'jacket-fr': {
    material: '1220',
    colours: 'navy/navy anthracite/red darkNavy/darkNavy',
    features: [{ hiVisClass: 2 }, { reinforced: true }, { hiVisClass: 0 }],
  },
  hoodie: {
    material: '1850',
    gender: 'U',
    colours: 'grey/grey black/red burgundy/burgundy',
    features: [{ hood: true }, { hood: true, fullZip: true }, {}],
  },
  tshirt: { material: '1810', colours: plain, features: [{}, { chestPocket: true }, { longSleeve: true }] },
  polo: {
    material: '1830',
    colours: 'white/navy black/black petrol/petrol',
    features: [{}, { chestPocket: true }, { longSleeve: true }],
  },
  shirt: {
    material: '1870',
    colours: 'red/black denim/white forest/black',
    features: [{}, { chestPocket: false }, { longSleeve: false }],
  },
  'tshirt-hivis': {
    material: '1530',
    colours: visible,
    features: [{}, { collar: true }, { longSleeve: true, hiVisClass: 3 }],
  },
  'vest-hivis': {
    material: '1530',
    gender: 'U',
    colours: visible,
    features: [{}, { chestPocket: true }, { hiVisClass: 1 }],
  },
  vest: {
    material: ['1780', '1780', '1220'],
    colours: 'olive/black black/black navy/black',
    features: [{}, {}, { kind: 'tool' }],
  },
  'base-top': {
    material: ['1910', '1910', '1820'],
    colours: 'anthracite/orange black/black midGrey/midGrey',
    features: [{ halfZip: true }, {}, { kind: 'undershirt' }],
  },
  'base-bottom': {
    material: '1910',
    colours: 'anthracite/orange black/black midGrey/midGrey',
  },
  underwear: {
    material: ['1910', '1820', '1820'],
    colours: 'grey/anthracite black/midGrey navy/navy',
    features: [{}, { kind: 'boxer' }, { kind: 'briefs' }],
  },
  'shoe-low': {
    material: '2020',
    gender: 'U',
    colours: 'black/orange midGrey/yellow anthracite/anthracite',
    features: [{}, {}, { kind: 'sandal' }],
  },
  'shoe-boot': {
    material: '2010',
    gender: 'U',
    colours: 'brown/black black/red camel/black',
    features: [{}, {}, { kind: 'winter' }],
  },
  glove: {
    material: ['2110', '2140', '2120'],
    gender: 'U',
    colours: 'sand/black midGrey/black white/orange',
    features: [{}, { lining: true }, {}],
  },
  kneepad: {
    material: '2220',
    gender: 'U',
    colours: 'black/orange anthracite/yellow midGrey/black',
  },
  headwear: {
    material: ['1220', '2230', '1630'],
    gender: 'U',
    colours: 'navy/navy midGrey/black black/red',
    features: [{}, { kind: 'beanie' }, { kind: 'liner' }],
  },
  belt: {
    material: ['2210', '2210', '2240'],
    gender: 'U',
    colours: 'black/black camel/black brown/black',
    features: [{}, { kind: 'braces' }, { kind: 'pouch' }],
  },
  bag: {
    material: '2240',
    gender: 'U',
    colours: 'black/orange olive/black navy/navy',
    features: [{}, { kind: 'backpack' }, {}],
  },
  kids: {
    material: '1220',
    gender: 'K',
    colours: 'khaki/black navy/red red/black',
    features: [{ kneePads: true }, { kneePads: true, holsterPockets: true }, {}],
  },
  merch: {
    material: ['2220', '2240', '2220', '2210', '2230', '1820'],
    gender: 'U',
    colours: 'forest/forest sand/black white/red navy/yellow burgundy/sand black/black',
    features: [{}, { kind: 'tote' }, { kind: 'mug' }, { kind: 'lanyard' }, { kind: 'scarf' }, { kind: 'tube' }],
  },
};

const colourOf = (name = '') => hex[name] ?? name;

export function samples(type: GarmentType): Look[] {
  const { material, gender = 'M', colours, features = [] } = table[type];
  return colours.split(' ').map((pair, i) => {
    const [main, contrast] = pair.split('/');
    return {
      main: colourOf(main),
      contrast: colourOf(contrast),
      gender,
      material: textureOf(typeof material === 'string' ? material : (material[i] ?? '')),
      features: features[i] ?? {},
      model: Object.keys(table).indexOf(type) + i,
    };
  });
}
