import type { ConformityFacts } from '../assortment/conformity-facts.ts';

type Standard = ConformityFacts['standards'][number];

type PpeCategory = 'I' | 'II' | 'III';

type Product = Pick<ConformityFacts, 'basePartNo' | 'name'>;

/** What the product's data allows to say about its conformity. */
export type Conformity =
  | ({ readonly kind: 'declared' } & Declaration)
  /** Not personal protective equipment, so a declaration would be false. */
  | ({ readonly kind: 'not-needed' } & Product)
  /** The product names European protection standards, but its risk category is missing. */
  | ({ readonly kind: 'unknown' } & Product);

/** The content required by Annex IX of Regulation (EU) 2016/425 that differs between products. */
export type Declaration = Product & {
  readonly manufacturerId: number;
  readonly category: PpeCategory;
  readonly harmonised: readonly Standard[];
  readonly specifications: readonly Standard[];
  /** A date, such as 2024-05-31. */
  readonly issuedOn: string;
};

/** The Regulation applies from this day, so no declaration can be older. */
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

/** Issued when the product was first sold, and again when it cites a newer edition of a standard. */
function issueDay(firstSaleDate: string | undefined, cited: readonly Standard[]): string {
  const years = cited.flatMap(({ edition = '' }) => edition.match(/\b\d{4}\b/g) ?? []);
  const days = [appliesFrom, firstSaleDate ?? '', ...years.map((year) => `${year}-01-01`)];
  return days.reduce((latest, day) => (day > latest ? day : latest));
}

/** A notified body examines the type of equipment against more than minor risks. */
export const isTypeExamined = ({ category }: Pick<Declaration, 'category'>): boolean => category !== 'I';

/** For equipment against risks to life, production is monitored too: the CE mark has the notified body's number. */
export const isWatched = ({ category }: Pick<Declaration, 'category'>): boolean => category === 'III';

/** For example EN ISO 20471:2013+A1:2016; without the edition if the data has none. */
export const referenceOf = ({ id, edition }: Pick<Standard, 'id' | 'edition'>): string =>
  edition === undefined ? id : `${id}:${edition}`;
