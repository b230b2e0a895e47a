import type { Disk } from 'flydrive';

/**
 * Removes the files of a folder that were last written before the given time, except those to keep. Returns how many. A
 * file that cannot be removed does not stop the others; the first failure is thrown at the end.
 */
export async function removeOlder(
  disk: Disk,
  folder: string,
  before: Date,
  keep: ReadonlySet<string> = new Set(),
): Promise<number> {
  const old: string[] = [];
  let paginationToken: string | undefined;
  do {
    const listed = await disk.listAll(folder, { recursive: true, ...(paginationToken && { paginationToken }) });
    for (const one of listed.objects)
      if (one.isFile && !keep.has(one.key) && (await disk.getMetaData(one.key)).lastModified < before)
        old.push(one.key);
    paginationToken = listed.paginationToken;
  } while (paginationToken);
  const failures: unknown[] = [];
  for (const key of old) await disk.delete(key).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
  return old.length;
}
