import { longestPart } from './list-query.ts';

/** The number of changed and unchanged rows after a bulk action. */
export type BulkResult = { readonly done: number; readonly left: number };

/** The result as the value of `done` in the list's address. */
export const bulkText = ({ done, left }: BulkResult): string => `bulk.${done}.${left}`;

export function readBulk(text: string): BulkResult | undefined {
  const [, done, left] = /^bulk\.(\d{1,6})\.(\d{1,6})$/.exec(text) ?? [];
  return done === undefined ? undefined : { done: Number(done), left: Number(left) };
}

/**
 * Applies the action row by row. A refused row does not stop the others. A list never shows more rows than its longest part has; rows
 * above that number are not changed and count as left.
 */
export async function forEachRow(
  ids: readonly FormDataEntryValue[],
  run: (id: string) => Promise<{ readonly ok: boolean }>,
): Promise<BulkResult> {
  const rows = [...new Set(ids)];
  let done = 0;
  let left = Math.max(rows.length - longestPart, 0);
  for (const id of rows.slice(0, longestPart)) {
    const result = typeof id === 'string' ? await run(id) : { ok: false };
    if (result.ok) done += 1;
    else left += 1;
  }
  return { done, left };
}
