import { type BodyMeasure, type Measures, measureOfColumn } from './size-measures.ts';
import { placeIn, type Range, rangesOf } from './size-ranges.ts';

type Row = { readonly size: string; readonly values: Readonly<Record<string, number | readonly number[]>> };

type Table = { readonly gender: string; readonly tableType: string; readonly rows: readonly Row[] };

/** The parts of a size guide that the rule needs. */
export type FittingGuide = {
  readonly unit: 'cm' | 'mm';
  readonly columns: readonly { readonly code: string }[];
  readonly bodyMeasurements: readonly Table[];
};

export const fitWishes = ['tight', 'regular', 'loose'] as const;

export type FitWish = (typeof fitWishes)[number];

/** One measure, the size that it alone requires, and the range of that size. */
type SizeReason = {
  readonly measure: BodyMeasure;
  readonly value: number;
  readonly size: string;
  readonly range: Range;
  /** True if this measure requires the largest size, which decides the result. */
  readonly decides: boolean;
};

type LegReason = {
  readonly measure: 'insideLeg' | 'height';
  readonly value: number;
  readonly range: Range;
  readonly tableType: string;
};

export type SizeAdvice =
  | { readonly status: 'missing'; readonly needs: readonly BodyMeasure[] }
  | {
      readonly status: 'outside';
      readonly side: 'below' | 'above';
      readonly measure: BodyMeasure;
      readonly value: number;
      /** The last size on that side, and its limit. */
      readonly size: string;
      readonly limit: number;
    }
  | {
      readonly status: 'found';
      readonly size: string;
      readonly tableType: string;
      readonly reasons: readonly SizeReason[];
      readonly leg: LegReason | undefined;
      /** Results for the other fits, if they differ. */
      readonly others: readonly { readonly wish: FitWish; readonly size: string }[];
      /** Measures that would make the result more certain. */
      readonly missing: readonly BodyMeasure[];
    };

type SizeQuery = {
  readonly measures: Measures;
  readonly wish?: FitWish;
  /** Codes of garment dimensions; they distinguish trousers from overalls, which share a guide. */
  readonly dimensions?: readonly string[];
};

/**
 * The measures by which a size of this guide is chosen, and which of them decide; the others only choose the leg
 * length.
 */
export function measuresFor(
  { columns }: Pick<FittingGuide, 'columns'>,
  dimensions: readonly string[] = [],
): { decide: BodyMeasure[]; asked: BodyMeasure[] } {
  const all = [...new Set(columns.flatMap(({ code }) => measureOfColumn(code) ?? []))];
  const around: BodyMeasure[] = all.filter((measure) => measure !== 'insideLeg' && measure !== 'height');
  if (around.length === 0) return { decide: all, asked: all };
  const isForLegs = dimensions.length > 0 ? !dimensions.includes('chestHalf') : all.includes('insideLeg');
  const below = around.filter((measure) => measure !== 'chest');
  const decide = isForLegs && below.length > 0 ? below : around;
  return { decide, asked: all.filter((measure) => decide.includes(measure) || !around.includes(measure)) };
}

/** Finds a size with the reasons: the garment must fit the widest part, and the nearest leg length is taken. */
export function findSize(guide: FittingGuide, { measures, wish = 'regular', dimensions }: SizeQuery): SizeAdvice {
  const { decide, asked } = measuresFor(guide, dimensions);
  const given = decide.filter((measure) => measures[measure] !== undefined);
  if (given.length === 0) return { status: 'missing', needs: decide };
  const tables = tablesOf(guide);
  const fits = tables.map((table) => fitIn(guide, table, given, measures, wish));
  const found = fits.filter((fit) => fit.status === 'found');
  if (found.length === 0) return fits.find((fit) => fit.status === 'outside') ?? { status: 'missing', needs: decide };
  const [best] = found
    .map((fit) => ({ fit, leg: legIn(guide, fit.row, fit.table, measures, decide) }))
    .sort((a, b) => (a.leg?.distance ?? 0) - (b.leg?.distance ?? 0));
  if (!best) return { status: 'missing', needs: decide };
  const { table, row, reasons } = best.fit;
  return {
    status: 'found',
    size: row.size,
    tableType: table.tableType,
    reasons,
    leg: found.length > 1 ? best.leg?.reason : undefined,
    others: otherSizes(guide, table, given, measures, { wish, size: row.size }),
    missing: asked.filter((measure) => measures[measure] === undefined),
  };
}

/** A guide is for one group of people. The most common length comes first, so it is chosen if no measure decides. */
function tablesOf({ bodyMeasurements }: FittingGuide): Table[] {
  const order = ['regular', 'all'];
  const ofFirst = bodyMeasurements.filter(({ gender }) => gender === bodyMeasurements[0]?.gender);
  return ofFirst.toSorted((a, b) => Number(order.includes(b.tableType)) - Number(order.includes(a.tableType)));
}

type Fit =
  | { status: 'found'; table: Table; row: Row; reasons: SizeReason[] }
  | Extract<SizeAdvice, { status: 'outside' }>
  | { status: 'unknown' };

const perUnitOf = ({ unit }: FittingGuide) => (unit === 'cm' ? 10 : 1);

function columnOf({ columns }: FittingGuide, measure: BodyMeasure): string {
  return columns.find(({ code }) => measureOfColumn(code) === measure)?.code ?? measure;
}

function fitIn(
  guide: FittingGuide,
  table: Table,
  given: readonly BodyMeasure[],
  measures: Measures,
  wish: FitWish,
): Fit {
  const column = (measure: BodyMeasure) => columnOf(guide, measure);
  const places = given.flatMap((measure) => {
    const value = measures[measure] ?? 0;
    const values = table.rows.map((row) => row.values[column(measure)]);
    const ranges = rangesOf(measure, values, perUnitOf(guide));
    if (ranges.every((range) => range === undefined)) return [];
    return [{ measure, value, ranges, at: placeIn(ranges, value) }];
  });
  if (places.length === 0) return { status: 'unknown' };
  const outside = places.find(({ at }) => at === 'above') ?? (places.every(({ at }) => at === 'below') && places[0]);
  if (outside) {
    const side = outside.at === 'above' ? 'above' : 'below';
    const reaches = (range: Range | undefined) => range !== undefined;
    const last = side === 'above' ? outside.ranges.findLastIndex(reaches) : outside.ranges.findIndex(reaches);
    const limit = outside.ranges[last]?.[side === 'above' ? 1 : 0] ?? 0;
    const { measure, value } = outside;
    return { status: 'outside', side, measure, value, size: table.rows[last]?.size ?? '', limit };
  }
  const wished = places.map((place) => ({ ...place, at: wishedPlace(place, wish) }));
  const largest = Math.max(...wished.map(({ at }) => at));
  const row = table.rows[largest];
  if (!row) return { status: 'unknown' };
  const reasons = wished.flatMap(({ measure, value, ranges, at }): SizeReason[] => {
    const range = ranges[at];
    const own = table.rows[at];
    return range && own ? [{ measure, value, size: own.size, range, decides: at === largest }] : [];
  });
  return { status: 'found', table, row, reasons };
}

type Place = { measure: BodyMeasure; value: number; ranges: readonly (Range | undefined)[]; at: number | string };

/**
 * The chosen fit changes the size only for measures in the outer quarter of a size, and never beyond the last size.
 * Shoes always keep room for the toes.
 */
function wishedPlace({ measure, value, ranges, at }: Place, wish: FitWish): number {
  const place = typeof at === 'number' ? at : ranges.findIndex((range) => range !== undefined);
  const range = ranges[place];
  if (wish === 'regular' || measure === 'footLength' || !range) return place;
  const quarter = (range[1] - range[0]) / 4;
  const moved = placeIn(ranges, value + (wish === 'loose' ? quarter : -quarter));
  return typeof moved === 'number' ? moved : place;
}

function otherSizes(
  guide: FittingGuide,
  table: Table,
  given: readonly BodyMeasure[],
  measures: Measures,
  chosen: { wish: FitWish; size: string },
) {
  return fitWishes.flatMap((wish) => {
    const fit = wish === chosen.wish ? undefined : fitIn(guide, table, given, measures, wish);
    return fit?.status === 'found' && fit.row.size !== chosen.size ? [{ wish, size: fit.row.size }] : [];
  });
}

/** Distance between a size's leg length and the person's; the inside leg counts more than the height. */
function legIn(
  guide: FittingGuide,
  row: Row,
  { tableType }: Table,
  measures: Measures,
  decide: readonly BodyMeasure[],
): { distance: number; reason: LegReason } | undefined {
  for (const measure of ['insideLeg', 'height'] as const) {
    const value = measures[measure];
    const made = row.values[columnOf(guide, measure)];
    if (value === undefined || made === undefined || made === 0 || decide.includes(measure)) continue;
    const [from = 0, to = from] = (typeof made === 'number' ? [made] : made).map((end) => end * perUnitOf(guide));
    const distance = Math.max(from - value, value - to, 0);
    return { distance, reason: { measure, value, range: [from, to], tableType } };
  }
  return undefined;
}
