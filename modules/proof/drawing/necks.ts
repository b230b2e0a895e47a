import type { Has, Part } from './part.ts';

export const collar: readonly Part[] = [
  { of: 'inside', d: 'M0 -48C24 -48 44 -52 60 -58C58 -20 40 10 0 30' },
  { of: 'second', d: 'M0 34C40 34 72 22 86 0L96 -44C80 -60 64 -62 60 -58C50 -20 26 6 0 14' },
  { of: 'seam', d: 'M0 34C40 34 72 22 86 0' },
];

export const ribbedNeck: readonly Part[] = [
  { of: 'inside', d: 'M0 8C40 8 70 6 84 -2L86 0C72 50 40 74 0 76' },
  { of: 'second', d: 'M0 76C44 74 80 48 86 0L102 6C96 62 52 94 0 96' },
  { of: 'seam', d: 'M0 96C52 94 96 62 102 6' },
];

const backNeck: readonly Part[] = [
  { of: 'second', d: 'M0 16C40 16 72 12 86 0L92 -30C70 -20 40 -16 0 -16' },
  { of: 'seam', d: 'M0 16C40 16 72 12 86 0' },
];

const hood: readonly Part[] = [
  { of: 'cloth', d: 'M0 34C40 34 72 22 86 0C120 -30 120 -90 84 -116C56 -132 26 -134 0 -134' },
  { of: 'inside', d: 'M0 22C34 8 62 -20 66 -60C56 -98 30 -106 0 -106' },
  { of: 'seam', d: 'M0 34C40 34 72 22 86 0' },
];

const backHood: readonly Part[] = [
  { of: 'cloth', d: 'M0 -120C60 -118 104 -90 112 -40C112 20 60 86 0 96' },
  { of: 'seam', d: 'M0 96C60 86 112 20 112 -40' },
];

/** A hood, or else the neck of the garment. */
export const frontNeck = (has: Has, otherwise: readonly Part[]): readonly Part[] => (has('hood') ? hood : otherwise);

export const neckBehind = (has: Has): readonly Part[] => (has('hood') ? backHood : backNeck);
