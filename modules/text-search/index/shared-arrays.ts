/** Arrays in memory that threads share: an index built in one thread is used in another without copying. */

export function sharedBytes(length: number): Uint8Array {
  return new Uint8Array(new SharedArrayBuffer(length));
}

export function sharedNumbers(length: number): Uint32Array {
  return new Uint32Array(new SharedArrayBuffer(length * 4));
}

/** Uses 16 bits if the numbers allow it, otherwise 32. */
export function sharedNumbersBelow(limit: number, length: number): Uint16Array | Uint32Array {
  return limit <= 0x10000 ? new Uint16Array(new SharedArrayBuffer(length * 2)) : sharedNumbers(length);
}

/** A growing list of numbers. */
export type NumberList = { push(value: number): void; values(): Uint32Array };

export function createNumberList(): NumberList {
  let kept = new Uint32Array(1024);
  let length = 0;
  return {
    push(value) {
      if (length === kept.length) {
        const wider = new Uint32Array(length * 2);
        wider.set(kept);
        kept = wider;
      }
      kept[length++] = value;
    },
    values: () => kept.subarray(0, length),
  };
}
