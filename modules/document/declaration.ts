import type { ConformityFacts } from '../assortment/conformity-facts.ts';

type Standard = ConformityFacts['standards'][number];

type PpeCategory = 'I' | 'II' | 'III';

type Product = Pick<ConformityFacts, 'basePartNo' | 'name'>;

/** What can be said of a product's conformity without saying more than its data does. */
export type Conformity =
  | ({ readonly kind: 'declared' } & Declaration)
  /** No personal protective equipment: a declaration would be false. */
  | ({ readonly kind: 'not-needed' } & Product)
  /** It names European standards of protection, but nobody has said what risks it is made for. */
  | ({ readonly kind: 'unknown' } & Product);

/** What Annex IX of Regulation (EU) 2016/425 asks for, as far as it differs from product to product. */
export type Declaration = Product & {
  readonly manufacturerId: number;
  readonly category: PpeCategory;
  readonly harmonised: readonly Standard[];
  readonly specifications: readonly Standard[];
  /** A day, as 2024-05-31. */
  readonly issuedOn: string;
};

/** From then on the Regulation applies, and nothing can have been declared under it. */
const appliesFrom = '2018-04-21';

const categories = ['I', 'II', 'III'] as const;

export const isPpeCategory = (category: string | undefined): category is PpeCategory =>
  categories.some((one) => one === category);

export function conformityOf(facts: ConformityFacts): Conformity {
  const { basePartNo, name, manufacturerId, ppeCategory: category } = facts;
  const harmonised = facts.standards.filter(({ id }) => /^EN\b/.test(id));
  const specifications = facts.standards.filter(({ id }) => /^(?:IEC|ISO)\b/.test(id));
  const cited = [...harmonised, ...specifications];
  if (!isPpeCategory(category)) return { kind: cited.length > 0 ? 'unknown' : 'not-needed', basePartNo, name };
  const issuedOn = issueDay(facts.firstSaleDate, cited);
  return { kind: 'declared', basePartNo, name, manufacturerId, category, harmonised, specifications, issuedOn };
}

/** Drawn up when it was first sold, and again when it came to cite a newer edition. */
function issueDay(firstSaleDate: string | undefined, cited: readonly Standard[]): string {
  const years = cited.flatMap(({ edition = '' }) => edition.match(/\b\d{4}\b/g) ?? []);
  const days = [appliesFrom, firstSaleDate ?? '', ...years.map((year) => `${year}-01-01`)];
  return days.reduce((latest, day) => (day > latest ? day : latest));
}

/** A notified body examines the type of what protects against more than minor risks. */
export const isTypeExamined = ({ category }: Pick<Declaration, 'category'>): boolean => category !== 'I';

/** What protects against risks to life is watched while it is made, too: its CE mark bears the body's number. */
export const isWatched = ({ category }: Pick<Declaration, 'category'>): boolean => category === 'III';

/** EN ISO 20471:2013+A1:2016; without its edition where the data has none. */
export const referenceOf = ({ id, edition }: Pick<Standard, 'id' | 'edition'>): string =>
  edition === undefined ? id : `${id}:${edition}`;
