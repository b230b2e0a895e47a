/** The number of changed and unchanged rows after a bulk action. */
export type BulkResult = { readonly done: number; readonly left: number };

/** Maximum number of rows in one bulk action: one page. */
const mostRows = 200;

/** The result as the value of `done` in the list's address. */
export const bulkText = ({ done, left }: BulkResult): string => `bulk.${done}.${left}`;

export function readBulk(text: string): BulkResult | undefined {
  const [, done, left] = /^bulk\.(\d{1,4})\.(\d{1,4})$/.exec(text) ?? [];
  return done === undefined ? undefined : { done: Number(done), left: Number(left) };
}

/** Applies the action row by row. A refused row does not stop the others. */
export async function forEachRow(
  ids: readonly FormDataEntryValue[],
  run: (id: string) => Promise<{ readonly ok: boolean }>,
): Promise<BulkResult> {
  let [done, left] = [0, 0];
  for (const id of new Set(ids.slice(0, mostRows))) {
    const result = typeof id === 'string' ? await run(id) : { ok: false };
    if (result.ok) done += 1;
    else left += 1;
  }
  return { done, left };
}
