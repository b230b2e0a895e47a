import type { Files } from '#platform/files/files.server.ts';
import type { PictureSource } from './picture-source.ts';
import { versionOf } from './picture-version.server.ts';

/** Uploaded pictures: `media/<path>` among the shop's files. */
export function fileSource(files: Pick<Files, 'exists' | 'get'>): PictureSource {
  return {
    find: async (path) => {
      const key = `media/${path}`;
      if (!(await files.exists(key))) return undefined;
      return { version: versionOf(await files.get(key)), load: () => files.get(key) };
    },
  };
}
