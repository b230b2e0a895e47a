import type { Shop } from '../shop.server.ts';
import { type MediaType, mediaKey, mediaTypeOfPath } from './media-path.ts';
import { versionOf } from './picture-version.server.ts';

export type FoundFile = { key: string; contentType: MediaType; bytes: number; version: string };

/**
 * Finds an uploaded file. Reads its metadata from the store each time, so that a new file is never sent with the length
 * of the old one.
 */
export async function findFile({ files }: Pick<Shop, 'files'>, path: string): Promise<FoundFile | undefined> {
  const contentType = mediaTypeOfPath(path);
  if (!contentType) return undefined;
  const key = mediaKey(path);
  const facts = await files.stat(key);
  return facts && { key, contentType, bytes: facts.bytes, version: versionOf(facts.fingerprint) };
}
