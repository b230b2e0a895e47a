/** What became of the rows that were sent together. */
export type BulkResult = { readonly done: number; readonly left: number };

/** So many rows are taken at once: a page of them. */
const mostRows = 200;

/** As it stands in the address that the list is shown again with. */
export const bulkText = ({ done, left }: BulkResult): string => `bulk.${done}.${left}`;

export function readBulk(text: string): BulkResult | undefined {
  const [, done, left] = /^bulk\.(\d{1,4})\.(\d{1,4})$/.exec(text) ?? [];
  return done === undefined ? undefined : { done: Number(done), left: Number(left) };
}

/** Does the same with one row after another; one that is refused stops none of the others. */
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
