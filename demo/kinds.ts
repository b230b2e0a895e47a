import type { Gender, Material, ProductType } from './facts.ts';
import type { FamilyKey, KindKey, MaterialPhraseKey } from './texts/keys.ts';

type Slot = { readonly type: ProductType; readonly style: string };

/** Not worn but sold by the metre: the only such article of the demo catalogue. */
const tapeStyle = '2923';

/** The possible kinds of a product of a type, given its material and wearer. */
export function kindsOf({ type, style }: Slot, material: Material, gender: Gender): readonly KindKey[] {
  switch (type.id) {
    case 'trousers-craft':
      return ['craft-trousers'];
    case 'trousers-service':
      return ['service-trousers', 'cargo-trousers'];
    case 'trousers-hivis':
      return ['hivis-trousers'];
    case 'trousers-fr':
      return ['fr-trousers'];
    case 'trousers-winter':
      return ['winter-trousers'];
    case 'trousers-rain':
      return ['rain-trousers'];
    case 'shorts':
      return ['work-shorts', 'work-shorts', 'pirate-trousers'];
    case 'overall':
      if (material.group === 'hivis') return ['hivis-coverall'];
      return material.group === 'fr' ? ['fr-coverall'] : ['coverall', 'bib-trousers'];
    case 'jacket-work':
      return ['work-jacket'];
    case 'jacket-winter':
      return material.group === 'hivis' ? ['hivis-winter-jacket'] : ['winter-jacket', 'winter-jacket', 'winter-parka'];
    case 'jacket-shell':
      return material.group === 'rain' ? ['rain-jacket'] : ['shell-jacket'];
    case 'jacket-softshell':
      return ['softshell-jacket'];
    case 'jacket-fleece':
      return material.code === '1770' ? ['pile-jacket'] : ['fleece-jacket'];
    case 'jacket-fr':
      return ['fr-jacket'];
    case 'hoodie':
      return ['hoodie', 'zip-hoodie', 'sweatshirt'];
    case 'tshirt':
      return ['tshirt', 'tshirt', 'long-tshirt'];
    case 'polo':
      return ['polo'];
    case 'shirt':
      return material.code === '1870' ? ['flannel-shirt'] : ['service-shirt'];
    case 'tshirt-hivis':
      return ['hivis-tshirt', 'hivis-polo'];
    case 'vest-hivis':
      return ['hivis-vest'];
    case 'vest':
      return material.group === 'polycotton' ? ['tool-vest'] : ['bodywarmer'];
    case 'base-top':
      return material.group === 'fr' ? ['fr-base-top'] : ['base-top'];
    case 'base-bottom':
      return material.group === 'fr' ? ['fr-base-bottom'] : ['base-bottom'];
    case 'underwear':
      if (material.group === 'wool') return ['wool-socks'];
      return gender === 'W' ? ['briefs', 'undershirt'] : ['boxers', 'undershirt'];
    case 'shoe-low':
      return ['safety-shoes', 'safety-shoes', 'safety-sandals'];
    case 'shoe-boot':
      return ['safety-boots', 'safety-boots', 'winter-boots'];
    case 'glove':
      if (material.code === '2110') return ['leather-gloves'];
      if (material.code === '2120') return ['assembly-gloves'];
      return material.code === '2130' ? ['cut-gloves'] : ['winter-gloves'];
    case 'kneepad':
      return ['knee-pads'];
    case 'headwear':
      return material.code === '2230' ? ['beanie', 'helmet-liner'] : ['cap'];
    case 'belt':
      return material.code === '2210' ? ['belt', 'belt', 'trouser-braces'] : ['tool-pouch'];
    case 'bag':
      return ['tool-bag', 'backpack'];
    case 'kids':
      return material.group === 'sweat' ? ['kids-hoodie'] : ['kids-trousers', 'kids-overall'];
    default:
      if (material.code === '2210') return style === tapeStyle ? ['reflective-tape'] : ['lanyard'];
      if (material.code === '2230') return ['scarf'];
      return material.code === '2240' ? ['tote'] : ['neck-tube'];
  }
}

/**
 * Materials that make sense for a type within its groups: no belt of knee foam, no hi-vis trousers of bird-eye knit.
 */
const suitable: Partial<Record<ProductType['id'], readonly string[]>> = {
  'trousers-hivis': ['1510', '1520'],
  'trousers-fr': ['1610', '1620', '1640'],
  'trousers-winter': ['1710', '1720', '1780'],
  'jacket-fr': ['1610', '1620', '1640'],
  'jacket-winter': ['1710', '1720', '1780', '1510'],
  overall: ['1110', '1120', '1210', '1220', '1230', '1510', '1610', '1620'],
  tshirt: ['1810', '1820', '1840'],
  polo: ['1830', '1840'],
  'tshirt-hivis': ['1530'],
  'vest-hivis': ['1530'],
  'base-top': ['1910', '1920', '1930', '1940', '1630'],
  'base-bottom': ['1910', '1920', '1930', '1940', '1630'],
  underwear: ['1810', '1820', '1920', '1930'],
  kneepad: ['2220'],
  headwear: ['2230', '2230', '2240'],
  belt: ['2210', '2240'],
  bag: ['2240'],
  merch: ['2210', '2230', '2240', '1820'],
};

export function materialsOf(type: ProductType, all: readonly Material[]): readonly Material[] {
  const codes = suitable[type.id];
  const inGroups = all.filter(({ group }) => type.materialGroups.includes(group));
  return codes ? codes.flatMap((code) => inGroups.filter((material) => material.code === code)) : inGroups;
}

export function familiesOf(type: ProductType, material: Material): readonly FamilyKey[] {
  if (material.group === 'hivis') return ['signal'];
  if (material.group === 'fr') return ['glod'];
  switch (type.id) {
    case 'trousers-craft':
    case 'shorts':
      return material.group === 'stretch' ? ['flexa', 'fjell'] : ['fjell', 'granit', 'atelje'];
    case 'trousers-service':
      return material.group === 'stretch' ? ['flexa', 'basis'] : ['basis', 'verkstad'];
    case 'overall':
      return ['verkstad', 'granit'];
    case 'jacket-work':
      return material.group === 'stretch' ? ['flexa', 'fjell'] : ['fjell', 'verkstad', 'granit'];
    case 'trousers-winter':
    case 'jacket-winter':
      return ['nordvind'];
    case 'trousers-rain':
    case 'jacket-shell':
      return ['regn'];
    case 'jacket-softshell':
    case 'vest':
      return ['fjell', 'basis'];
    case 'jacket-fleece':
      return ['nordvind', 'fjell'];
    case 'shirt':
      return ['basis', 'atelje'];
    case 'base-top':
    case 'base-bottom':
    case 'underwear':
      return ['ull'];
    case 'shoe-low':
    case 'shoe-boot':
      return ['steg'];
    case 'glove':
      return ['grepp'];
    case 'kneepad':
      return ['granit', 'fjell'];
    case 'headwear':
      return material.code === '2230' ? ['nordvind'] : ['basis'];
    case 'belt':
      return ['fjell', 'granit'];
    case 'kids':
      return ['liten'];
    default:
      return ['basis', 'fjell'];
  }
}

const byCode: Record<string, MaterialPhraseKey> = {
  '2010': 'leather',
  '2020': 'microfibre',
  '2110': 'goat',
  '2120': 'nitrile',
  '2130': 'cutyarn',
  '2140': 'synthetic',
  '2210': 'webbing',
  '2220': 'foam',
  '2230': 'acrylic',
  '2240': 'polyamide',
};

export const materialPhrase = (material: Material): MaterialPhraseKey =>
  byCode[material.code] ?? (material.group as MaterialPhraseKey);
