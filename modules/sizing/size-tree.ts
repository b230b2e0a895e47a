import type { Language } from '#core/locale.ts';
import { wordsIn } from '../catalogue/words.ts';
import type { SizeGuide } from './size-guide.ts';
import type { SizeGroupView, SizeNode } from './sizes-schema.ts';

/** The id for all size groups together. */
export const wholeTree = 'all';

type Languages = { language: Language; marketDefault: Language };

const sayIn =
  ({ language, marketDefault }: Languages) =>
  (label: SizeGuide['title']) =>
    wordsIn(label, language, marketDefault) ?? '';

/** Without a market: the language of the reader, else English. */
export const sizeGroupName = ({ code, title }: Pick<SizeGuide, 'code' | 'title'>, language: Language): string =>
  wordsIn(title, language, 'en') ?? code;

/** Without duplicates, in the order of the tables. */
export const sizesOf = ({ bodyMeasurements }: Pick<SizeGuide, 'bodyMeasurements'>) => [
  ...new Set(bodyMeasurements.flatMap(({ rows }) => rows.map(({ size }) => size))),
];

export function findSizeGroup(guides: readonly SizeGuide[], id: string): SizeGuide | undefined {
  return guides.find(({ code }) => code.toLowerCase() === id.toLowerCase());
}

export function toSizeGroups(guides: readonly SizeGuide[], speech: Languages): SizeGroupView[] {
  const say = sayIn(speech);
  return guides.map((guide) => ({
    id: guide.code,
    name: say(guide.title),
    unit: guide.unit,
    sizes: sizesOf(guide),
  }));
}

/**
 * Size groups with their tables (regular, short, long) and sizes. `genders` lists those that the market has names for.
 */
export function toSizeTree(
  guides: readonly SizeGuide[],
  speech: Languages,
  genders: ReadonlyMap<string, string>,
): SizeNode[] {
  const say = sayIn(speech);
  return guides.map((guide) => ({
    id: guide.code,
    label: say(guide.title),
    children: guide.bodyMeasurements.map(({ gender, tableType, title, rows }) => ({
      id: `${guide.code}.${gender}.${tableType}`,
      label: `${genders.get(gender) ?? gender}, ${say(title)}`,
      children: rows.map(({ size }) => ({ id: size, label: size, children: [] })),
    })),
  }));
}
