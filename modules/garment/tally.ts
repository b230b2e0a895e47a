export const scanKinds = ['washed', 'repaired', 'sorted', 'lost', 'retired'] as const;

export type ScanKind = (typeof scanKinds)[number];

export type Scan = { readonly kind: ScanKind; readonly at: Date };

/** What the scans of a garment come to. */
export type Tally = {
  readonly washes: number;
  readonly repairs: number;
  readonly washedAt: Date | undefined;
  /** The time of the last scan. */
  readonly seenAt: Date | undefined;
  readonly lostAt: Date | undefined;
  readonly retiredAt: Date | undefined;
};

export type GarmentState = 'in-use' | 'lost' | 'retired';

export const noScans: Tally = {
  washes: 0,
  repairs: 0,
  washedAt: undefined,
  seenAt: undefined,
  lostAt: undefined,
  retiredAt: undefined,
};

const later = (a: Date | undefined, b: Date): Date => (a === undefined || b > a ? b : a);
const earlier = (a: Date | undefined, b: Date): Date => (a === undefined || b < a ? b : a);

/** Sums, the latest and the earliest moment: the same in any order of the scans. */
export function addScan(tally: Tally, { kind, at }: Scan): Tally {
  if (kind === 'lost') return { ...tally, lostAt: later(tally.lostAt, at) };
  if (kind === 'retired') return { ...tally, retiredAt: earlier(tally.retiredAt, at) };
  const seen = { ...tally, seenAt: later(tally.seenAt, at) };
  if (kind === 'washed') return { ...seen, washes: tally.washes + 1, washedAt: later(tally.washedAt, at) };
  return kind === 'repaired' ? { ...seen, repairs: tally.repairs + 1 } : seen;
}

/** A lost garment that is seen again is in use; a retired one never is. */
export function stateOf({ seenAt, lostAt, retiredAt }: Tally): GarmentState {
  if (retiredAt) return 'retired';
  return lostAt && !(seenAt && seenAt > lostAt) ? 'lost' : 'in-use';
}
