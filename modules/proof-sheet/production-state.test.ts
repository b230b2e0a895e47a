import { expect, test } from 'vitest';
import type { BuiltProof } from '../proof/build-proof.ts';
import { heldFirst, type ProductionState, stateOf } from './production-state.ts';

test('of a hundred rows staff see first what they have to act on', () => {
  const states: ProductionState[] = ['ready', 'waiting', 'ready', 'no-place'];
  const rows = states.map((state, at) => ({ at, state }));
  expect(heldFirst(rows).map(({ at }) => at)).toEqual([1, 3, 0, 2]);
});

const built = (artwork: object, problems: object[] = []) =>
  ({ kind: 'proof', proof: { artwork }, problems, hints: [] }) as unknown as BuiltProof;

test('a text is ready only if it is complete and its proof has no problem', () => {
  const text = { kind: 'text', lines: ['Ada'] };
  const tooLow = { code: 'too-low', height: 3, least: 5, works: 5 };
  expect(stateOf(built(text), { logo: undefined })).toBe('ready');
  expect(stateOf(built(text, [tooLow]), { logo: undefined })).toBe('text-invalid');
  expect(stateOf(built(text), { logo: undefined, isTextComplete: false })).toBe('text-invalid');
});

test('a logo is ready when it is released, whatever is said of texts', () => {
  const logo = built({ kind: 'logo' });
  expect(stateOf(logo, { logo: 'released', isTextComplete: false })).toBe('ready');
  expect(stateOf(logo, { logo: 'waiting' })).toBe('waiting');
  expect(stateOf(logo, { logo: 'refused' })).toBe('refused');
  expect(stateOf(built({ kind: 'awaited' }), { logo: undefined })).toBe('file-awaited');
  expect(stateOf({ kind: 'no-position', position: 'back' }, { logo: 'released' })).toBe('no-place');
  expect(stateOf({ kind: 'none' }, { logo: undefined })).toBe('ready');
});
