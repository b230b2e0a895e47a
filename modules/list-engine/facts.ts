import { multiplyFactorOf } from '#core/quantity.ts';
import { pieceUnit, type Unit } from '#core/units.ts';
import { cutOf } from '../catalogue/cut-of.ts';
import type { Cut } from '../proof/cut.ts';
import type { SourceProduct, StoredParametric } from './source.ts';

type Medium = { readonly mediaId: number; readonly path: string };

/** Card facts that are not in columns; colours in the order of their rows. */
export type CardFacts = {
  readonly family: string | undefined;
  readonly primaryCategory: string;
  readonly flags: readonly string[];
  readonly standards: readonly string[];
  /** Left out if sold singly and by the piece, as most products are. */
  readonly packSize?: number | undefined;
  readonly soldBy?: Unit | undefined;
  readonly colours: readonly {
    readonly flags: readonly string[];
    readonly firstSaleDate: string;
    readonly picture: string | undefined;
    readonly otherPicture: string | undefined;
  }[];
};

/** Facts that only the product page shows. */
export type DetailFacts = Pick<
  SourceProduct,
  | 'articleType'
  | 'type'
  | 'categories'
  | 'groups'
  | 'genders'
  | 'material'
  | 'standards'
  | 'ppeCategory'
  | 'maxWashes'
  | 'parametrics'
  | 'media'
  | 'sizeGuide'
  | 'dimensions'
  | 'vasServices'
  | 'relations'
> & {
  readonly cut: Cut | undefined;
  readonly colours: readonly { readonly media: readonly Medium[] }[];
};

export type DetailText = Omit<NonNullable<SourceProduct['texts']['en']>, 'name' | 'slug'>;

/** Media ids: the front view; then worn, or else the back. */
const frontId = 43;
const otherIds = [282, 171];

function picturesOf(media: readonly Medium[]) {
  const pictures = media.filter(({ path }) => /\.(jpg|jpeg|png)$/.test(path));
  const pathOf = (id: number) => pictures.find(({ mediaId }) => mediaId === id)?.path;
  const picture = pathOf(frontId) ?? pictures[0]?.path;
  const other = otherIds.map(pathOf).find((path) => path !== undefined);
  return { picture, otherPicture: other === picture ? undefined : other };
}

export function cardFactsOf(
  product: SourceProduct,
  colours: SourceProduct['colours'],
  parametrics: readonly StoredParametric[],
): CardFacts {
  const packSize = packSizeOf(product, parametrics);
  return {
    family: product.family,
    primaryCategory: product.primaryCategory,
    flags: product.flags,
    standards: product.standards.map(({ id }) => id),
    packSize: packSize > 1 ? packSize : undefined,
    // The database returns null for a missing unit.
    soldBy: product.unit === pieceUnit ? undefined : (product.unit ?? undefined),
    colours: colours.map(({ flags, firstSaleDate, media }) => ({ flags, firstSaleDate, ...picturesOf(media) })),
  };
}

export function packSizeOf(
  product: Pick<SourceProduct, 'parametrics'>,
  parametrics: readonly StoredParametric[],
): number {
  const typeOf = (code: string) => parametrics.find((parametric) => parametric.code === code)?.type ?? '';
  const said = Object.entries(product.parametrics);
  return multiplyFactorOf(
    said.flatMap(([code, values]) => values.map((value) => ({ code, type: typeOf(code), value }))),
  );
}

/** How a product is sold: units per pack, and the unit. */
export type SoldAs = { readonly packSize: number; readonly soldBy: Unit };

export const soldAsOf = ({ packSize = 1, soldBy = pieceUnit }: CardFacts): SoldAs => ({ packSize, soldBy });

export function detailFactsOf(product: SourceProduct, colours: SourceProduct['colours']): DetailFacts {
  const { articleType, type, categories, groups, genders, material, standards, ppeCategory } = product;
  const { parametrics, media, sizeGuide, dimensions, vasServices, relations } = product;
  return {
    articleType,
    type,
    categories,
    groups,
    genders,
    material,
    standards,
    ppeCategory,
    // The database returns null for a missing number.
    maxWashes: product.maxWashes ?? undefined,
    parametrics,
    media,
    sizeGuide,
    dimensions,
    vasServices,
    relations,
    cut: product.design ? cutOf(product.design) : undefined,
    colours: colours.map((colour) => ({ media: colour.media })),
  };
}
