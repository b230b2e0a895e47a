import type { Language } from '#core/locale.ts';
import type { FeedRowOf } from '#modules/catalogue/feed-schema.ts';
import { materials, type ProductType, types } from './facts.ts';
import { familiesOf, materialsOf } from './kinds.ts';
import { slugOf } from './texts/compose.ts';
import type { FamilyKey } from './texts/keys.ts';
import type { Lexicon } from './texts/lexicon.ts';
import type { World } from './world.ts';

type Node = {
  id: number;
  code: string;
  parentCode: string | null;
  name: (lexicon: Lexicon) => string;
  context?: string;
  section?: 'men' | 'women' | 'children';
  markets?: string[];
  /** The family whose use the category's text describes; departments have too many. */
  family?: FamilyKey;
};

/** Departments carry the spec's context codes; gender sections the spec's ids. */
const departments: readonly Node[] = [
  { id: 100, code: 'Tops', parentCode: null, context: 'Tops', name: ({ departments: { tops } }) => tops },
  { id: 200, code: 'Bottoms', parentCode: null, context: 'Bottoms', name: ({ departments: { bottoms } }) => bottoms },
  { id: 300, code: 'catPPE', parentCode: null, context: 'catPPE', name: ({ departments: { ppe } }) => ppe },
  { id: 1200, code: '1200', parentCode: null, context: '1200', name: ({ departments: { footwear } }) => footwear },
  { id: 1300, code: '1300', parentCode: null, context: '1300', name: ({ departments: { baselayer } }) => baselayer },
  {
    id: 1400,
    code: '1400',
    parentCode: null,
    context: '1400',
    name: ({ departments: { accessories } }) => accessories,
  },
  { id: 17681, code: 'men', parentCode: null, section: 'men', name: ({ departments: { men } }) => men },
  { id: 17682, code: 'women', parentCode: null, section: 'women', name: ({ departments: { women } }) => women },
  {
    id: 90980,
    code: 'children',
    parentCode: null,
    section: 'children',
    name: ({ departments: { children } }) => children,
  },
  {
    id: 6796,
    code: '6796',
    parentCode: 'catPPE',
    markets: ['us', 'ca'],
    name: ({ departments: { northAmerica } }) => northAmerica,
  },
];

/** The department of types that have their own category code. */
const parents: Record<string, string | null> = {
  '6001': 'Tops',
  '6002': 'Tops',
  '6008': 'Tops',
  '6009': 'Tops',
  '6010': 'Bottoms',
  '6005': '1300',
  '6007': '1400',
  '800': null,
  '1500': null,
};

const isOwn = (code: string) => code in parents;

export const categoryOf = (type: ProductType) => (isOwn(type.categoryCode) ? type.categoryCode : type.id);

export function pathOf(type: ProductType): string[] {
  const own = isOwn(type.categoryCode) ? parents[type.categoryCode] : type.categoryCode;
  return own ? [categoryOf(type), own] : [categoryOf(type)];
}

function leafOf(type: ProductType, index: number): Node {
  const [code = type.id, parent] = pathOf(type);
  const node: Node = { id: 2000 + index, code, parentCode: parent ?? null, name: (lexicon) => lexicon.types[type.id] };
  const [material] = materialsOf(type, materials);
  const [family] = material ? familiesOf(type, material) : [];
  if (family && type.id !== 'merch' && type.id !== 'kids') node.family = family;
  if (!isOwn(code)) return node;
  return { ...node, id: Number(code), context: code };
}

/** Sections are described by their content, leaves by their use, departments by how to choose. */
function textOf(lexicon: Lexicon, language: Language, label: string, { section, family }: Node): string {
  const { tops, bottoms, footwear, accessories } = lexicon.departments;
  const holds = section === 'children' ? [lexicon.types.kids] : [tops, bottoms, footwear, accessories];
  // Only German capitalises nouns in the middle of a sentence.
  const inside = language === 'de' ? holds : holds.map((name) => name.charAt(0).toLowerCase() + name.slice(1));
  if (section) return `${label}${lexicon.colon} ${inside.join(', ')}.`;
  return family ? `${label} ${lexicon.uses[family][1]}.` : lexicon.categoryText(label);
}

export function* categories(world: World): Iterable<FeedRowOf<'category'>> {
  for (const [sortOrder, node] of [...departments, ...types.map(leafOf)].entries()) {
    const { name, family: _, ...row } = node;
    yield {
      kind: 'category',
      ...row,
      sortOrder,
      texts: world.speak((lexicon, language) => {
        const label = name(lexicon);
        const told = textOf(lexicon, language, label, node);
        const description = node.section ? told : lexicon.categorySeo(label);
        return {
          name: label,
          slug: slugOf(label, language),
          description: `${told} ${lexicon.categoryNote}`,
          heading: label,
          seo: { title: label, description },
        };
      }),
    };
  }
}
