import type { Language } from '#core/locale.ts';
import type {
  FamilyKey,
  FeatureKey,
  FibreKey,
  FitKey,
  KindKey,
  MaterialPhraseKey,
  NameFeatureKey,
  SeasonKey,
  StandardKey,
} from './keys.ts';
import { nameFeatureKeys } from './keys.ts';
import { capital, type Lexicon } from './lexicon.ts';

/** The content of a product's text, independent of language; every language words it in its own way. */
export type Story = {
  kind: KindKey;
  model: string;
  family: FamilyKey;
  women: boolean;
  nameFeatures: readonly NameFeatureKey[];
  /**
   * A phrase for the material; only its weight if the phrase would repeat the noun; or nothing if the noun names the
   * material.
   */
  from: MaterialPhraseKey | 'weight' | 'named';
  gsm: number;
  turn: 0 | 1;
  use: 0 | 1;
  features: readonly FeatureKey[];
  told: readonly FeatureKey[];
  fit?: FitKey;
  season?: SeasonKey;
  standard?: { id: StandardKey; grade?: string };
};

export const isNameFeature = (feature: FeatureKey): feature is NameFeatureKey =>
  (nameFeatureKeys as readonly FeatureKey[]).includes(feature);

const transliteration: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
};

const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

export function slugOf(text: string, language: Language): string {
  const small = text.toLowerCase();
  return (language === 'de' ? small.replace(/[äöü]/g, (letter) => german[letter] ?? letter) : small)
    .replace(/['’]s(?= |$)/g, 's')
    .replace(/[ßæøœłđ]/g, (letter) => transliteration[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function nameOf(lexicon: Lexicon, story: Story): string {
  const withs = story.nameFeatures.map((feature) => lexicon.withs[feature]);
  return lexicon.name({ noun: lexicon.kinds[story.kind], model: story.model, withs, women: story.women });
}

/** "class 2" in the language's own words; codes such as 4X42C stay what they are. */
const gradeOf = (lexicon: Lexicon, grade: string) =>
  grade.replace(/(class|type|level) (\w+)/g, (_, word: 'class' | 'type' | 'level', n: string) =>
    lexicon.grade[word](n),
  );

/** A noun that holds its material ("Wollsocken") is followed by the bare weight, which needs no grammar. */
function openingOf(lexicon: Lexicon, { kind, from, gsm, turn, family, use }: Story): string {
  const noun = lexicon.kinds[kind];
  const purpose = lexicon.uses[family][use];
  if (from === 'named') {
    const weight = gsm > 0 ? `, ${gsm} g/m²` : '';
    if (turn === 1 && gsm > 0) return `${capital(purpose)}${lexicon.colon} ${noun.name}${weight}.`;
    return `${capital(noun.name)}${weight && `${weight},`} ${purpose}.`;
  }
  const phrase = from === 'weight' ? lexicon.weight(gsm) : lexicon.from[from];
  return lexicon.open[turn](noun, phrase, purpose);
}

export function descriptionOf(lexicon: Lexicon, story: Story): string {
  const sentences = [openingOf(lexicon, story)];
  for (const feature of story.told) sentences.push(lexicon.features[feature].at(-1) ?? '');
  if (story.fit) sentences.push(lexicon.fits[story.fit][1]);
  if (story.season) sentences.push(lexicon.seasons[story.season][1]);
  if (story.standard) {
    const { id, grade } = story.standard;
    sentences.push(lexicon.standard(id, grade ? `, ${gradeOf(lexicon, grade)}` : '', lexicon.standards[id]));
  }
  return sentences.join(' ');
}

export function uspsOf(lexicon: Lexicon, story: Story): string[] {
  return story.features.slice(0, 10).map((feature) => {
    const text = lexicon.features[feature];
    return text.length === 3 ? text[1] : text[0];
  });
}

/** "65% polyester, 35% cotton" part by part. */
export function compositionOf(lexicon: Lexicon, composition: string): string {
  return composition
    .split(', ')
    .map((part) => {
      const [, share, fibre] = /^(\d+)% (.+)$/.exec(part) ?? [];
      if (share && fibre) return `${share}${lexicon.percent} ${lexicon.fibres[fibre as FibreKey]}`;
      return /^\d/.test(part) ? part : lexicon.fibres[part as FibreKey];
    })
    .join(', ');
}
