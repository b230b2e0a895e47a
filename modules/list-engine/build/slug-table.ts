/** Slug to product without one string per slug: a half-empty open-addressing hash table over the heap. */

function hashOf(bytes: Uint8Array, begin: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = begin; at < end; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  return hash >>> 0;
}

export function buildSlugTable(heap: Uint8Array, slugs: Uint32Array): Uint32Array {
  const count = slugs.length / 2;
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, count * 2)));
  const table = new Uint32Array(new SharedArrayBuffer(size * 4));
  for (let row = 0; row < count; row += 1) {
    let cell = hashOf(heap, slugs[row * 2] ?? 0, slugs[row * 2 + 1] ?? 0) & (size - 1);
    while (table[cell] !== 0) cell = (cell + 1) & (size - 1);
    table[cell] = row + 1;
  }
  return table;
}

export function findSlug(heap: Uint8Array, slugs: Uint32Array, table: Uint32Array, slug: string): number | undefined {
  const wanted = new TextEncoder().encode(slug);
  let cell = hashOf(wanted, 0, wanted.length) & (table.length - 1);
  for (let held = table[cell] ?? 0; held !== 0; held = table[cell] ?? 0) {
    const begin = slugs[(held - 1) * 2] ?? 0;
    const end = slugs[(held - 1) * 2 + 1] ?? 0;
    if (end - begin === wanted.length && wanted.every((byte, at) => heap[begin + at] === byte)) return held - 1;
    cell = (cell + 1) & (table.length - 1);
  }
  return undefined;
}
