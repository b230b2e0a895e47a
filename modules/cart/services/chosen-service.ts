import type { NamedLogo, RowLogo } from '../../logo/chosen-logo.ts';
import { type TemplateValues, templateParameters, type VasArticle } from '../../vas/vas-article.ts';
import type { CartRow } from '../cart.ts';
import type { Entries } from '../row-metadata.ts';

/** A service that was chosen for a row. */
export type ChosenService = {
  readonly serviceArticleId: number;
  /** Code of the place on the garment; the first of the service if it is not given. */
  readonly position?: string | undefined;
  /** Texts in place of the wearer's data. */
  readonly parameters?: TemplateValues | undefined;
  /** Name of a typeface, and the height of capitals; without them those that are usual at the place. */
  readonly typeface?: string | undefined;
  readonly heightMm?: number | undefined;
  /** Code of a colour of thread or print. */
  readonly ink?: string | undefined;
  /**
   * One of the company's logos, for a service that takes one. If it is left out, the company's newest released one counts; null
   * says that the file follows later, and production requests it.
   */
  readonly logo?: NamedLogo | null | undefined;
};

/** The same with its article, ready to become a row. */
export type WantedService = {
  readonly article: VasArticle;
  readonly name: string;
  readonly position: string | undefined;
  readonly parameters: TemplateValues;
  readonly typeface?: string | undefined;
  readonly heightMm?: number | undefined;
  readonly ink?: string | undefined;
  readonly logo?: Pick<RowLogo, 'logoId' | 'version'> | undefined;
};

const positionKey = 'VasPosition';
const typefaceKey = 'VasTypeface';
const heightKey = 'VasHeight';
const inkKey = 'VasInk';
const logoKey = 'VasLogo';

/** Entries of a service's row. Empty texts are not stored. */
export function entriesOfService({
  position,
  parameters,
  typeface,
  heightMm,
  ink,
  logo,
}: Omit<WantedService, 'article' | 'name'>): Entries {
  const texts = templateParameters.flatMap((name) => {
    const text = parameters[name]?.trim();
    return text ? [[name, text]] : [];
  });
  return {
    Type: 'VasArticle',
    [positionKey]: position,
    [typefaceKey]: typeface || undefined,
    [heightKey]: heightMm === undefined ? undefined : String(heightMm),
    [inkKey]: ink,
    [logoKey]: logo && `${logo.logoId}/${logo.version}`,
    ...Object.fromEntries(texts),
  };
}

const textIn = ({ metadata }: CartRow, key: string) => metadata.find((entry) => entry.key === key)?.value;

export const positionOf = (row: CartRow): string | undefined => textIn(row, positionKey);

/** The chosen lettering; undefined for parts that were not chosen. */
export function letteringOf(row: CartRow): Required<Pick<WantedService, 'typeface' | 'heightMm' | 'ink'>> {
  const height = Number(textIn(row, heightKey) ?? Number.NaN);
  return {
    typeface: textIn(row, typefaceKey),
    heightMm: Number.isNaN(height) ? undefined : height,
    ink: textIn(row, inkKey),
  };
}

/** The logo that was chosen for this row. */
export function logoNamedBy(row: CartRow): Pick<RowLogo, 'logoId' | 'version'> | undefined {
  const [logoId, version] = (textIn(row, logoKey) ?? '').split('/');
  return logoId && version ? { logoId, version: Number(version) } : undefined;
}

/** The texts that were written for this row. */
export const writtenOn = (row: CartRow): Record<string, string> =>
  Object.fromEntries(
    templateParameters.flatMap((name) => {
      const text = textIn(row, name);
      return text ? [[name, text]] : [];
    }),
  );

const inOrder = (a: string, b: string) => (a < b ? -1 : 1);

/** Two sets of services that make the same garment. */
export function isSameChoice(rows: readonly CartRow[], wanted: readonly WantedService[]): boolean {
  const ofRow = rows.map((row) => [
    row.sku,
    positionOf(row),
    textIn(row, typefaceKey),
    textIn(row, heightKey),
    textIn(row, inkKey),
    textIn(row, logoKey),
    ...templateParameters.map((name) => writtenOn(row)[name]),
  ]);
  const ofWish = wanted.map((one) => {
    const entries = entriesOfService(one);
    return [
      String(one.article.serviceArticleId),
      entries[positionKey],
      entries[typefaceKey],
      entries[heightKey],
      entries[inkKey],
      entries[logoKey],
      ...templateParameters.map((name) => entries[name]),
    ];
  });
  const told = (choice: (string | undefined)[][]) =>
    JSON.stringify(choice.map((one) => JSON.stringify(one.map((part) => part ?? ''))).sort(inOrder));
  return told(ofRow) === told(ofWish);
}
