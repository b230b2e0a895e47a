import { basePartNumber, colourPartNumber } from '#core/sku.ts';
import { createTextHeap, prefixRange, type TextHeap, textAt } from '../text-heap.ts';
import { sharedNumbers } from './shared-arrays.ts';

/** The part numbers of colours and the EANs, each sorted, with the document of each. */
export type PartNumbers = {
  readonly partNos: TextHeap;
  readonly partNoDocuments: Uint32Array;
  readonly eans: Float64Array;
  readonly eanDocuments: Uint32Array;
};

/** A number that was typed completely: of a product, a colour, a size, or an EAN. */
export type PartNumberHit = {
  readonly kind: 'base' | 'colour' | 'sku' | 'ean';
  /** As the shop writes it, without spaces, dots and hyphens. */
  readonly number: string;
  /** The product's row. */
  readonly id: number;
};

export type NumberedDocument = { readonly number: string; readonly document: number };

export function createPartNumbers(partNos: NumberedDocument[], eans: NumberedDocument[]): PartNumbers {
  partNos.sort((a, b) => (a.number < b.number ? -1 : a.number > b.number ? 1 : a.document - b.document));
  const known = eans
    .filter(({ number }) => /^\d{13}$/.test(number))
    .map(({ number, document }) => ({ value: Number(number), document }))
    .sort((a, b) => a.value - b.value || a.document - b.document);
  const values = new Float64Array(new SharedArrayBuffer(known.length * 8));
  for (const [index, { value }] of known.entries()) values[index] = value;
  return {
    partNos: createTextHeap(partNos.map(({ number }) => number)),
    partNoDocuments: documentsOf(partNos),
    eans: values,
    eanDocuments: documentsOf(known),
  };
}

function documentsOf(rows: readonly { readonly document: number }[]): Uint32Array {
  const documents = sharedNumbers(rows.length);
  for (const [index, { document }] of rows.entries()) documents[index] = document;
  return documents;
}

const shortestPartNumber = 4;

/** Normalises typed text to a part number: "1201 ab12-0104" becomes 1201AB120104. */
export function numberTyped(text: string): string | undefined {
  const number = text
    .normalize('NFKC')
    .replace(/[\s./\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase();
  return number.length >= shortestPartNumber && number.length <= 26 && /^(?=.*\d)[A-Z0-9]+$/.test(number)
    ? number
    : undefined;
}

export type NumberFound = {
  /** Sorted by part number, without duplicates. */
  readonly documents: readonly number[];
  readonly kind: PartNumberHit['kind'] | undefined;
};

const none: NumberFound = { documents: [], kind: undefined };

export function findNumber(numbers: PartNumbers, number: string): NumberFound {
  const byEan = findEan(numbers, number);
  if (byEan !== undefined) return { documents: [byEan], kind: 'ean' };
  const base = basePartNumber(number);
  const colour = colourPartNumber(number);
  const [from, to] = prefixRange(numbers.partNos, colour);
  // An unknown or discontinued colour number still identifies the product.
  if (from === to) return base === number ? none : { ...findNumber(numbers, base), kind: undefined };
  const documents = [...new Set(numbers.partNoDocuments.subarray(from, to))];
  if (number.length > colour.length) return { documents, kind: 'sku' };
  if (textAt(numbers.partNos, from) === number) return { documents, kind: 'colour' };
  return { documents, kind: base === number && number.length === 8 ? 'base' : undefined };
}

function findEan({ eans, eanDocuments }: PartNumbers, number: string): number | undefined {
  // Scanners write it with fourteen digits and a leading zero.
  if (!/^0?\d{13}$/.test(number)) return undefined;
  const wanted = Number(number);
  let low = 0;
  let high = eans.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((eans[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return eans[low] === wanted ? eanDocuments[low] : undefined;
}
