/**
 * Units of sale, as codes of UN/ECE Recommendation 20, and for packages of Recommendation 21 with a leading X, as EN
 * 16931 requires. A piece is H87, not C62: C62 means "one", which also counts services; H87 is a physical article.
 */
export const units = ['H87', 'PR', 'SET', 'XPK', 'XBX', 'XRO', 'MTR', 'MTK', 'KGM', 'LTR'] as const;

export type Unit = (typeof units)[number];

/** The default unit. */
export const pieceUnit = 'H87' satisfies Unit;

export const measuredUnits = ['MTR', 'MTK', 'KGM', 'LTR'] as const satisfies readonly Unit[];

const measured: ReadonlySet<Unit> = new Set<Unit>(measuredUnits);

/** Sold by length, weight or volume, so that fractions are allowed. All other units are counted. */
export const isMeasured = (unit: Unit): boolean => measured.has(unit);

/** Counted units allow whole quantities only: half a metre of tape can be sold, half a pair of gloves cannot. */
export const fitsUnit = (quantity: number, unit: Unit): boolean => Number.isInteger(quantity) || isMeasured(unit);

/** 2.5 metres of tape count as one item; three jackets count as three. */
export const itemsOf = (quantity: number, unit: Unit): number => (isMeasured(unit) ? 1 : Math.ceil(quantity));
