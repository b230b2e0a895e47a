import type {
  CareKey,
  ColourKey,
  DepartmentKey,
  FamilyKey,
  FeatureKey,
  FibreKey,
  FilterKey,
  FitKey,
  GenderKey,
  GroupKey,
  GuideKey,
  KindKey,
  MaterialKey,
  MaterialPhraseKey,
  MeasureKey,
  NameFeatureKey,
  PositionKey,
  SeasonKey,
  StandardKey,
  TypeKey,
  VasKey,
  WashKey,
} from './keys.ts';

/** Grammatical form: three genders in the singular, one plural. Languages that agree with nothing use 'n'. */
export type Form = 'm' | 'f' | 'n' | 'pl';
export type Noun = { name: string; form: Form };

type Opening = (noun: Noun, from: string, use: string) => string;
/** The model is collection and style number, "Granit 1012". */
type NameParts = { noun: Noun; model: string; withs: readonly string[]; women: boolean };

/** [label, sentence] or [label, selling point, sentence]; without its own selling point the label serves. */
type FeatureText = readonly [string, string] | readonly [string, string, string];

/**
 * The words of one language. Nouns and phrases are stored as inside a sentence, already in the required case, so that
 * no word has to be inflected.
 */
export type Lexicon = {
  /** Number and percent sign as the language writes them. */
  percent: '%' | '\u00a0%';
  colon: ':' | '\u00a0:';
  /** The whole name of a product, in the language's own order. */
  name: (parts: NameParts) => string;
  /** First sentence of a description: what it is, of what, for whom. Two turns of phrase. */
  open: readonly [Opening, Opening];
  /** Instead of a material that the noun implies: flame-resistant trousers "in fabric of 310 g/m²". */
  weight: (grams: number) => string;
  /** "To EN ISO 20471, class 2: high-visibility clothing." */
  standard: (id: string, grade: string, what: string) => string;
  grade: Record<'class' | 'type' | 'level', (n: string) => string>;
  categoryText: (name: string) => string;
  categoryNote: string;
  categorySeo: (name: string) => string;
  kinds: Record<KindKey, Noun>;
  /** With-phrases as they follow (or precede) the noun in a name. */
  withs: Record<NameFeatureKey, string>;
  features: Record<FeatureKey, FeatureText>;
  fits: Record<FitKey, readonly [label: string, sentence: string]>;
  seasons: Record<SeasonKey, readonly [label: string, sentence: string]>;
  uses: Record<FamilyKey, readonly [string, string]>;
  from: Record<MaterialPhraseKey, string>;
  materials: Record<MaterialKey, string>;
  fibres: Record<FibreKey, string>;
  colours: Record<ColourKey, string>;
  types: Record<TypeKey, string>;
  departments: Record<DepartmentKey, string>;
  filters: Record<FilterKey, string>;
  genders: Record<GenderKey, string>;
  standards: Record<StandardKey, string>;
  wash: Record<WashKey, string>;
  care: Record<CareKey, string>;
  measures: Record<MeasureKey, string>;
  guides: Record<GuideKey, string>;
  vas: Record<VasKey, string>;
  positions: Record<PositionKey, string>;
  groups: Record<GroupKey, string>;
  reviews: readonly (readonly [stars: number, title: string, text: string])[];
};

const formed =
  (form: Form) =>
  <K extends string>(names: Record<K, string>): Record<K, Noun> => {
    const nouns = {} as Record<K, Noun>;
    for (const key in names) nouns[key] = { name: names[key], form };
    return nouns;
  };

/** Nouns by grammatical form; a lexicon spreads as many of these together as its language has forms. */
export const masculine = formed('m');
export const feminine = formed('f');
export const neuter = formed('n');
export const plural = formed('pl');
/** For languages where nothing in our phrases agrees with the noun. */
export const plain = formed('n');

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "mit A" and "mit B" become "mit A und B": one preposition serves both. */
export function joinWiths(withs: readonly string[], and: string): string {
  const [first, ...rest] = withs;
  if (first === undefined) return '';
  return ` ${[first, ...rest.map((phrase) => `${and} ${phrase.slice(phrase.indexOf(' ') + 1)}`)].join(' ')}`;
}

/** The turns that most languages share: "Hose aus Twill für den Bau." and "Für den Bau: Hose aus Twill." */
export const openings = (colon = ':'): [Opening, Opening] => [
  (noun, from, use) => `${capital(noun.name)} ${from} ${use}.`,
  (noun, from, use) => `${capital(use)}${colon} ${noun.name} ${from}.`,
];
