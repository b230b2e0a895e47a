import { longestPart } from './list-query.ts';

/** The number of changed and unchanged rows after a bulk action. */
export type BulkResult = {
  readonly done: number;
  readonly left: number;
  /** How many rows were left for each refusal. */
  readonly reasons?: ReadonlyMap<string, number>;
};

/** The result as the value of `done` in the list's address, with the reasons that its screen has words for, and how many rows had others. */
export function bulkText({ done, left, reasons = new Map() }: BulkResult, known: readonly string[] = []): string {
  const named = known.map((code) => [code, reasons.get(code) ?? 0] as const);
  const other = known.length === 0 ? 0 : named.reduce((sum, [, count]) => sum - count, left);
  const told = [...named, ['other', other] as const].filter(([, count]) => count > 0);
  return `bulk.${done}.${left}${told.map(([code, count]) => `.${code}~${count}`).join('')}`;
}

export function readBulk(text: string): Required<BulkResult> | undefined {
  const [, done, left, named = ''] = /^bulk\.(\d{1,6})\.(\d{1,6})((?:\.[a-z-]{1,40}~\d{1,6}){0,9})$/.exec(text) ?? [];
  if (done === undefined) return undefined;
  const pairs = named.split('.').flatMap((one) => {
    const [code = '', count] = one.split('~');
    return count === undefined ? [] : [[code, Number(count)] as const];
  });
  return { done: Number(done), left: Number(left), reasons: new Map(pairs) };
}

/**
 * Applies the action row by row. A refused row does not stop the others. A list never shows more rows than its longest part has; rows
 * above that number are not changed and count as left.
 */
export async function forEachRow(
  ids: readonly FormDataEntryValue[],
  run: (id: string) => Promise<{ readonly ok: boolean; readonly refusal?: { readonly code: string } }>,
): Promise<Required<BulkResult>> {
  const rows = [...new Set(ids)];
  let done = 0;
  let left = Math.max(rows.length - longestPart, 0);
  const reasons = new Map<string, number>();
  for (const id of rows.slice(0, longestPart)) {
    const { ok, refusal } = typeof id === 'string' ? await run(id) : { ok: false, refusal: undefined };
    if (ok) done += 1;
    else left += 1;
    if (refusal) reasons.set(refusal.code, (reasons.get(refusal.code) ?? 0) + 1);
  }
  return { done, left, reasons };
}
