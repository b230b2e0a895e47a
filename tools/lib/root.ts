import { dirname, join } from 'node:path';

const root = dirname(dirname(import.meta.dirname));

export function inRoot(...parts: string[]): string {
  return join(root, ...parts);
}
