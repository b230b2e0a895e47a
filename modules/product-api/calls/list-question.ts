import * as z from 'zod';
import { mostChosen, readWishes } from '../../assortment/list-address.ts';
import { gridPageSize, type ListQuestion } from '../../assortment/list-question.ts';
import { contextInIdMode, idModes, listingModes } from '../../assortment/listing-modes.ts';
import { sortBy, sortFields } from '../../assortment/sort-options.ts';
import { type Place, type SortField } from '../../list-engine/listing.ts';
import { contextField } from '../categories-schema.ts';
import { repeated, whereQuery } from '../where.ts';

export const relatedPageSize = 25;
const largestPage = 1000;

/** Normalises a search text. */
const readTerm = (term: string): string => readWishes({ OrFilters: [], filters: [], query: term }).searchText;

/** A search text that is empty after normalisation counts as absent. */
export const termField = z.string().max(10_000).overwrite(readTerm).min(1);

/** A string enum that ignores case. */
export const anyCase = <const T extends readonly [string, ...string[]]>(words: T) =>
  z.preprocess(
    (text) =>
      typeof text === 'string' ? (words.find((word) => word.toLowerCase() === text.toLowerCase()) ?? text) : text,
    z.enum(words).optional(),
  );

const wholeNumber = (most: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .pipe(z.coerce.number<string>().int().min(1).max(most))
    .meta({ type: 'integer', minimum: 1, maximum: most });

const yesOrNo = z
  .stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] })
  .optional()
  .meta({ type: 'boolean' });

export const pageQuery = whereQuery.extend({
  context: contextField,
  idMode: anyCase(idModes),
  includeMarketPrice: yesOrNo.meta({ description: 'Include the market price, for callers who may see it.' }),
  page: wholeNumber(100_000).optional().meta({ description: 'From 1; beyond the last page the last is returned.' }),
  pageSize: wholeNumber(largestPage).optional(),
});

const partNumber = /^[A-Za-z0-9][A-Za-z0-9-]{7,29}$/;
export const skuField = z
  .string()
  .trim()
  .regex(partNumber)
  .transform((sku) => sku.toUpperCase().slice(0, 12) + sku.slice(12));

export const listQuery = pageQuery.extend({
  sortField: anyCase(sortFields as unknown as readonly [SortField, ...SortField[]]),
  sortOrder: anyCase(['asc', 'desc']),
  mode: anyCase(listingModes),
  groupBy: anyCase(listingModes).meta({ description: 'The same as mode.' }),
  OrFilters: repeated(mostChosen).meta({ description: 'Selected values: ParametricList,12 or ParametricMultiple,5.' }),
  filters: repeated(20).meta({
    description: 'price,min,max in the caller’s price display; ParametricMultiple,number for a category.',
  }),
  query: z.string().max(10_000).optional().meta({ description: 'A text to search for.' }),
  sku: repeated(largestPage).meta({
    description: 'Part numbers: returns exactly these and ignores the other parameters.',
  }),
  categorySlug: z.string().max(200).optional(),
  groupSlug: z.string().max(200).optional(),
  familySlug: z.string().max(200).optional(),
  gender: anyCase(['men', 'women', 'children']),
  categoryContext: z.string().max(20).optional(),
});

/** For lists that can return their filters too. */
export const listWithFiltersQuery = listQuery.extend({
  includeFilters: yesOrNo.meta({
    description: 'Include the filters with the counts of all values, as /filter/search returns them. Not with sku.',
  }),
});

export type ListQuery = z.output<typeof listQuery> & { includeFilters?: boolean | undefined };

/** Builds the list query for a place. Filters and texts are parsed as on pages, so invalid ones are ignored. */
export function questionFrom(query: ListQuery, place: Place): ListQuestion {
  const { sortField, sortOrder, mode, groupBy, page = 1, pageSize = gridPageSize } = query;
  const { chosen, priceRange, searchText } = readWishes({ ...query, query: query.query ?? '' });
  const usual = sortField && sortBy(sortField);
  return {
    place,
    context: contextInIdMode(query.idMode ?? 'Default', query.context),
    valueIds: chosen.map(({ id }) => id),
    priceRange,
    searchText,
    sort: usual && { ...usual, order: sortOrder ?? usual.order },
    mode: mode ?? groupBy ?? 'Default',
    view: 'GRID',
    page,
    pageSize,
  };
}
