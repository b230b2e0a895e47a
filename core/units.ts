/**
 * What an article is sold by, as invoices and other systems name it: codes of UN/ECE Recommendation 20, and for packages those
 * of Recommendation 21 with an X before them, as EN 16931 has them. A piece is H87 and not C62: C62 is the bare number one,
 * which services are billed by too, and H87 is one article that can be held.
 */
export const units = ['H87', 'PR', 'SET', 'XPK', 'XBX', 'XRO', 'MTR', 'MTK', 'KGM', 'LTR'] as const;

export type Unit = (typeof units)[number];

/** What has no unit of its own is sold by it. */
export const pieceUnit = 'H87' satisfies Unit;

export const measuredUnits = ['MTR', 'MTK', 'KGM', 'LTR'] as const satisfies readonly Unit[];

const measured: ReadonlySet<Unit> = new Set<Unit>(measuredUnits);

/** Cut, weighed or poured: half of one is something. All others are counted. */
export const isMeasured = (unit: Unit): boolean => measured.has(unit);

/** Half a pair of gloves cannot be bought, delivered, billed or sent back; half a metre of tape can. */
export const fitsUnit = (quantity: number, unit: Unit): boolean => Number.isInteger(quantity) || isMeasured(unit);

/** Two and a half metres of tape are one thing in a cart; three jackets are three. */
export const itemsOf = (quantity: number, unit: Unit): number => (isMeasured(unit) ? 1 : Math.ceil(quantity));
