import { createHash } from 'node:crypto';

/** Ten hex digits are enough to avoid collisions between contents of one path. */
export const versionOf = (...content: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of content) hash.update(part);
  return hash.digest('hex').slice(0, 10);
};
