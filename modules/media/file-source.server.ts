import type { Files } from '#platform/files/files.server.ts';
import { mediaKey } from './media-path.ts';
import type { PictureSource } from './picture-source.ts';
import { versionOf } from './picture-version.server.ts';

/** Uploaded pictures, stored under `media/<path>`. */
export function fileSource(files: Pick<Files, 'stat' | 'get'>): PictureSource {
  return {
    find: async (path) => {
      const key = mediaKey(path);
      const facts = await files.stat(key);
      return facts && { version: versionOf(facts.fingerprint), load: () => files.get(key) };
    },
  };
}
