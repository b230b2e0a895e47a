/** The concepts that every language must have words for. A lexicon with one missing does not compile. */

const kindKeys = [
  'craft-trousers',
  'service-trousers',
  'cargo-trousers',
  'hivis-trousers',
  'fr-trousers',
  'winter-trousers',
  'rain-trousers',
  'work-shorts',
  'pirate-trousers',
  'coverall',
  'bib-trousers',
  'hivis-coverall',
  'fr-coverall',
  'work-jacket',
  'winter-jacket',
  'winter-parka',
  'hivis-winter-jacket',
  'shell-jacket',
  'rain-jacket',
  'softshell-jacket',
  'fleece-jacket',
  'pile-jacket',
  'fr-jacket',
  'hoodie',
  'zip-hoodie',
  'sweatshirt',
  'tshirt',
  'long-tshirt',
  'polo',
  'flannel-shirt',
  'service-shirt',
  'hivis-tshirt',
  'hivis-polo',
  'hivis-vest',
  'bodywarmer',
  'tool-vest',
  'base-top',
  'fr-base-top',
  'base-bottom',
  'fr-base-bottom',
  'boxers',
  'briefs',
  'undershirt',
  'wool-socks',
  'safety-shoes',
  'safety-sandals',
  'safety-boots',
  'winter-boots',
  'leather-gloves',
  'assembly-gloves',
  'cut-gloves',
  'winter-gloves',
  'knee-pads',
  'beanie',
  'helmet-liner',
  'cap',
  'belt',
  'trouser-braces',
  'tool-pouch',
  'tool-bag',
  'backpack',
  'kids-trousers',
  'kids-overall',
  'kids-hoodie',
  'lanyard',
  'reflective-tape',
  'scarf',
  'neck-tube',
  'tote',
] as const;
export type KindKey = (typeof kindKeys)[number];

export const featureKeys = [
  'holster',
  'knee',
  'thigh',
  'ruler',
  'idcard',
  'chest',
  'inner',
  'stretch',
  'fullstretch',
  'reinforced',
  'prebent',
  'legadjust',
  'legzip',
  'braces',
  'taped',
  'breathable',
  'windproof',
  'quilted',
  'hooddet',
  'hoodfix',
  'twoway',
  'metalzip',
  'highcollar',
  'cuffs',
  'longback',
  'reflective',
  'hivis',
  'fr',
  'antistatic',
  'covered',
  'wash50',
  'laundry',
  'brushed',
  'zipneck',
  'moist',
  'wool',
  'flatseams',
  'studs',
  'neckrib',
  'toecap',
  'nailproof',
  'slip',
  'membrane',
  'warmlined',
  'light',
  'grip',
  'cut',
  'touch',
  'wrist',
  'adjust',
  'buckle',
  'loops',
  'base',
  'padded',
  'knit',
  'shock',
  'trim',
  'grows',
  'sweatband',
  'soft',
  'recycled',
] as const;
export type FeatureKey = (typeof featureKeys)[number];

export const nameFeatureKeys = [
  'stretch',
  'holster',
  'knee',
  'thigh',
  'chest',
  'quilted',
  'hooddet',
  'reflective',
  'zipneck',
  'membrane',
  'warmlined',
  'touch',
  'buckle',
  'padded',
  'braces',
  'legzip',
] as const satisfies readonly FeatureKey[];
export type NameFeatureKey = (typeof nameFeatureKeys)[number];

export type MaterialPhraseKey =
  | 'cotton'
  | 'polycotton'
  | 'stretch'
  | 'denim'
  | 'hivis'
  | 'fr'
  | 'shell'
  | 'rain'
  | 'softshell'
  | 'fleece'
  | 'insulation'
  | 'jersey'
  | 'sweat'
  | 'woven'
  | 'wool'
  | 'base'
  | 'leather'
  | 'microfibre'
  | 'goat'
  | 'nitrile'
  | 'cutyarn'
  | 'synthetic'
  | 'webbing'
  | 'foam'
  | 'acrylic'
  | 'polyamide';

export type ColourKey =
  | 'c01'
  | 'c02'
  | 'c03'
  | 'c04'
  | 'c05'
  | 'c06'
  | 'c07'
  | 'c10'
  | 'c11'
  | 'c12'
  | 'c13'
  | 'c14'
  | 'c15'
  | 'c16'
  | 'c20'
  | 'c21'
  | 'c22'
  | 'c23'
  | 'c24'
  | 'c30'
  | 'c31'
  | 'c32'
  | 'c33'
  | 'c40'
  | 'c41'
  | 'c42'
  | 'c43'
  | 'c50'
  | 'c51'
  | 'c52'
  | 'c60'
  | 'c61'
  | 'c70';

export type MaterialKey =
  | 'm1110'
  | 'm1120'
  | 'm1210'
  | 'm1220'
  | 'm1230'
  | 'm1310'
  | 'm1320'
  | 'm1330'
  | 'm1340'
  | 'm1350'
  | 'm1410'
  | 'm1510'
  | 'm1520'
  | 'm1530'
  | 'm1610'
  | 'm1620'
  | 'm1630'
  | 'm1640'
  | 'm1710'
  | 'm1720'
  | 'm1730'
  | 'm1740'
  | 'm1750'
  | 'm1760'
  | 'm1770'
  | 'm1780'
  | 'm1810'
  | 'm1820'
  | 'm1830'
  | 'm1840'
  | 'm1850'
  | 'm1860'
  | 'm1870'
  | 'm1880'
  | 'm1910'
  | 'm1920'
  | 'm1930'
  | 'm1940'
  | 'm2010'
  | 'm2020'
  | 'm2110'
  | 'm2120'
  | 'm2130'
  | 'm2140'
  | 'm2210'
  | 'm2220'
  | 'm2230'
  | 'm2240';

/** The parts of a composition, spelled as in the facts. */
export type FibreKey =
  | 'cotton'
  | 'polyester'
  | 'elastane'
  | 'polyamide'
  | 'modacrylic'
  | 'antistatic'
  | 'viscose'
  | 'lyocell'
  | 'aramid'
  | 'merino wool'
  | 'acrylic'
  | 'recycled polyester'
  | 'PU membrane'
  | 'PU coated'
  | 'PU coating'
  | 'bonded fleece'
  | 'polyester fill 80 g'
  | 'leather upper'
  | 'PU/TPU sole'
  | 'microfibre upper'
  | 'EVA/rubber sole'
  | 'goat leather'
  | 'polyester back'
  | 'nylon/elastane liner'
  | 'nitrile foam'
  | 'HPPE/glass liner'
  | 'PU palm'
  | 'synthetic leather'
  | 'lined'
  | 'polyester webbing'
  | 'EVA foam';

export type StandardKey =
  | 'EN ISO 20471'
  | 'EN 343'
  | 'EN 342'
  | 'EN 14058'
  | 'EN ISO 11612'
  | 'EN ISO 11611'
  | 'IEC 61482-2'
  | 'EN 1149-5'
  | 'EN 13034'
  | 'EN 14404'
  | 'EN 17353'
  | 'EN 13758-2'
  | 'EN ISO 20345'
  | 'EN ISO 20347'
  | 'EN 388'
  | 'EN 511'
  | 'EN 407'
  | 'EN ISO 21420'
  | 'EN 397'
  | 'EN 812'
  | 'EN 166'
  | 'EN 352'
  | 'ANSI/ISEA 107'
  | 'CSA Z96'
  | 'NFPA 2112'
  | 'ASTM F1506'
  | 'OEKO-TEX STANDARD 100';

export type FamilyKey =
  | 'fjell'
  | 'granit'
  | 'signal'
  | 'glod'
  | 'flexa'
  | 'basis'
  | 'nordvind'
  | 'regn'
  | 'ull'
  | 'atelje'
  | 'verkstad'
  | 'steg'
  | 'grepp'
  | 'liten';

export type TypeKey =
  | 'trousers-craft'
  | 'trousers-service'
  | 'trousers-hivis'
  | 'trousers-fr'
  | 'trousers-winter'
  | 'trousers-rain'
  | 'shorts'
  | 'overall'
  | 'jacket-work'
  | 'jacket-winter'
  | 'jacket-shell'
  | 'jacket-softshell'
  | 'jacket-fleece'
  | 'jacket-fr'
  | 'hoodie'
  | 'tshirt'
  | 'polo'
  | 'shirt'
  | 'tshirt-hivis'
  | 'vest-hivis'
  | 'vest'
  | 'base-top'
  | 'base-bottom'
  | 'underwear'
  | 'shoe-low'
  | 'shoe-boot'
  | 'glove'
  | 'kneepad'
  | 'headwear'
  | 'belt'
  | 'bag'
  | 'kids'
  | 'merch';

export type DepartmentKey =
  | 'tops'
  | 'bottoms'
  | 'ppe'
  | 'footwear'
  | 'baselayer'
  | 'accessories'
  | 'men'
  | 'women'
  | 'children'
  | 'northAmerica';

export type FilterKey =
  | 'Gender'
  | 'Fit'
  | 'Season'
  | 'Material'
  | 'Standard'
  | 'Properties'
  | 'Color'
  | 'ColorCode'
  | 'Size'
  | 'SizeAlternate'
  | 'Quantity'
  | 'FilterCollections'
  | 'HiVisClass'
  | 'bestSellingColorOverride';

export type WashKey = '30' | '40' | '40wool' | '60' | '75' | '85' | 'none';
export type CareKey = 'noBleach' | 'noSoftener' | 'tumbleLow' | 'noTumble' | 'ironLow';

export type MeasureKey =
  | 'chest'
  | 'bust'
  | 'waist'
  | 'hip'
  | 'insideLeg'
  | 'height'
  | 'neck'
  | 'sleeve'
  | 'handCircumference'
  | 'handLength'
  | 'footLength'
  | 'uk'
  | 'usMen'
  | 'usWomen'
  | 'chestHalf'
  | 'waistHalf'
  | 'hipHalf'
  | 'thighHalf'
  | 'legOpening'
  | 'frontRise'
  | 'backLength'
  | 'sleeveLength'
  | 'bodyLength';

export type GuideKey =
  | 'men-c'
  | 'women-c'
  | 'men-alpha'
  | 'women-alpha'
  | 'gloves'
  | 'shoes'
  | 'socks'
  | 'kids'
  | 'belts'
  | 'regular'
  | 'short'
  | 'long'
  | 'all';

export type VasKey = 'TRL' | 'TRS' | 'EML' | 'EMN' | 'TRN' | 'TRE' | 'TRO' | 'TRF' | 'CHP' | 'HEM' | 'PER';
export type PositionKey =
  | 'left chest'
  | 'right chest'
  | 'back'
  | 'left sleeve'
  | 'right thigh'
  | 'cap front'
  | 'sleeve'
  | 'inside collar'
  | 'inside waistband'
  | 'inside hem'
  | 'leg';

export type GroupKey = 'construction' | 'road' | 'energy' | 'service' | 'painting' | 'industry';
export type FitKey = 'regular' | 'slim' | 'loose' | 'women';
export type SeasonKey = 'allyear' | 'summer' | 'winter' | 'between';
export type GenderKey = 'Men' | 'Women' | 'Unisex' | 'Children';
