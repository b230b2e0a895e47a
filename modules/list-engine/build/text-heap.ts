/** All texts in one UTF-8 buffer: a piece is two numbers instead of an object for the garbage collector. */
export type HeapWriter = {
  /** Appends the start and end of the text to `pieces`. */
  put(text: string, pieces: number[]): void;
  finish(): Uint8Array;
};

const firstSize = 1 << 20;

export function createHeap(): HeapWriter {
  const encoder = new TextEncoder();
  let heap = new Uint8Array(firstSize);
  let end = 0;
  return {
    put: (text, pieces) => {
      // A UTF-16 unit takes at most three bytes in UTF-8.
      if (end + text.length * 3 > heap.length) {
        const larger = new Uint8Array(Math.max(heap.length * 2, end + text.length * 3));
        larger.set(heap.subarray(0, end));
        heap = larger;
      }
      const { written } = encoder.encodeInto(text, heap.subarray(end));
      pieces.push(end, end + written);
      end += written;
    },
    finish: () => {
      const shared = new Uint8Array(new SharedArrayBuffer(end));
      shared.set(heap.subarray(0, end));
      return shared;
    },
  };
}

export function readPiece(heap: Uint8Array, pieces: Uint32Array, row: number): string {
  const begin = pieces[row * 2] ?? 0;
  const end = pieces[row * 2 + 1] ?? 0;
  return Buffer.from(heap.buffer, heap.byteOffset + begin, end - begin).toString('utf8');
}
