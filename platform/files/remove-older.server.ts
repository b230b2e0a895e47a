import type { Disk } from 'flydrive';

/** Removes the files of a folder that were last written before a moment. Answers how many. */
export async function removeOlder(disk: Disk, folder: string, before: Date): Promise<number> {
  const old: string[] = [];
  let paginationToken: string | undefined;
  do {
    const listed = await disk.listAll(folder, { recursive: true, ...(paginationToken && { paginationToken }) });
    for (const one of listed.objects)
      if (one.isFile && (await disk.getMetaData(one.key)).lastModified < before) old.push(one.key);
    paginationToken = listed.paginationToken;
  } while (paginationToken);
  for (const key of old) await disk.delete(key);
  return old.length;
}
