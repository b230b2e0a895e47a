type Range = { from: number; to: number };

/**
 * Parses a Range header. Undefined means the whole file, which is also the result for several ranges and for an invalid
 * header; 'none' means the range is outside the file.
 */
export function parseRange(header: string | undefined, bytes: number): Range | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const to = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (first !== '' && last !== '' && Number(last) < from) return undefined;
  return from < bytes && from <= to ? { from, to } : 'none';
}
