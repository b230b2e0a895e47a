import { readText, toByteText } from './index/byte-text.ts';
import { sharedBytes, sharedNumbers } from './index/shared-arrays.ts';

/** Texts one after another in UTF-8; text n is between starts[n] and starts[n + 1]. */
export type TextHeap = { readonly bytes: Uint8Array; readonly starts: Uint32Array };

export function createTextHeap(texts: readonly string[]): TextHeap {
  const written = texts.map(toByteText);
  const bytes = sharedBytes(written.reduce((sum, text) => sum + text.length, 0));
  const starts = sharedNumbers(texts.length + 1);
  let at = 0;
  for (const [index, text] of written.entries()) {
    for (let unit = 0; unit < text.length; unit++) bytes[at++] = text.charCodeAt(unit);
    starts[index + 1] = at;
  }
  return { bytes, starts };
}

export const sizeOf = ({ starts }: TextHeap): number => starts.length - 1;

export function textAt({ bytes, starts }: TextHeap, index: number): string {
  return readText(bytes, starts[index] ?? 0, starts[index + 1] ?? 0);
}

/** Negative, zero or positive, if the text at the index sorts before, equal to or after the given bytes. */
function compareAt({ bytes, starts }: TextHeap, index: number, wanted: string): number {
  const start = starts[index] ?? 0;
  const length = (starts[index + 1] ?? 0) - start;
  const shared = Math.min(length, wanted.length);
  for (let unit = 0; unit < shared; unit++) {
    const difference = (bytes[start + unit] ?? 0) - wanted.charCodeAt(unit);
    if (difference !== 0) return difference;
  }
  return length - wanted.length;
}

/** In a sorted heap: the first index whose text does not sort before the wanted one. */
function lowerBound(heap: TextHeap, wanted: string): number {
  let low = 0;
  let high = sizeOf(heap);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareAt(heap, middle, wanted) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function findText(heap: TextHeap, text: string): number | undefined {
  const wanted = toByteText(text);
  const at = lowerBound(heap, wanted);
  return at < sizeOf(heap) && compareAt(heap, at, wanted) === 0 ? at : undefined;
}

/** In a sorted heap: from the first text with this prefix to the one after the last. */
export function prefixRange(heap: TextHeap, prefix: string): readonly [from: number, to: number] {
  const wanted = toByteText(prefix);
  // The byte 255 does not occur in UTF-8, so this sorts after everything with the prefix.
  return [lowerBound(heap, wanted), lowerBound(heap, `${wanted}\u00ff`)];
}
