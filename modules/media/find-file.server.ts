import type { Shop } from '../shop.server.ts';
import { type MediaType, mediaKey, mediaTypeOfPath } from './media-path.ts';
import { versionOf } from './picture-version.server.ts';

export type FoundFile = { key: string; contentType: MediaType; bytes: number; version: string };

/** An uploaded file by its path. Asked of the store each time, so that a new file never goes out with the old one's length. */
export async function findFile({ files }: Pick<Shop, 'files'>, path: string): Promise<FoundFile | undefined> {
  const contentType = mediaTypeOfPath(path);
  if (!contentType) return undefined;
  const key = mediaKey(path);
  const facts = await files.stat(key);
  return facts && { key, contentType, bytes: facts.bytes, version: versionOf(facts.fingerprint) };
}
