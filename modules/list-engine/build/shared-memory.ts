import { setBit, wordsFor } from '../bits.ts';

type Numbers = ArrayLike<number>;

const bytes = (count: number) => new SharedArrayBuffer(count);

export function sharedU8(values: Numbers): Uint8Array {
  const column = new Uint8Array(bytes(values.length));
  column.set(values);
  return column;
}

export function sharedU16(values: Numbers): Uint16Array {
  const column = new Uint16Array(bytes(values.length * 2));
  column.set(values);
  return column;
}

export function sharedU32(values: Numbers): Uint32Array {
  const column = new Uint32Array(bytes(values.length * 4));
  column.set(values);
  return column;
}

export function sharedI32(values: Numbers): Int32Array {
  const column = new Int32Array(bytes(values.length * 4));
  column.set(values);
  return column;
}

export function sharedF64(values: Numbers): Float64Array {
  const column = new Float64Array(bytes(values.length * 8));
  column.set(values);
  return column;
}

export function sharedBits(rows: Iterable<number>, count: number): Uint32Array {
  const set = new Uint32Array(bytes(wordsFor(count) * 4));
  for (const row of rows) setBit(set, row);
  return set;
}

/** Codes of fixed width, stored one after another. */
export const sharedCodes = (codes: readonly string[]) => sharedU8(Buffer.from(codes.join(''), 'latin1'));
