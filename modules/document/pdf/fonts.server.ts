import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { unpackWoff } from './unpack-woff.server.ts';

const weights = { plain: 400, strong: 600 } as const;

export type Weight = keyof typeof weights;

export type FontFiles = Readonly<Record<Weight, { readonly basic: Buffer; readonly extended: Buffer }>>;

/** The shop's condensed font, the only one that pdfkit can subset. */
export async function readFonts(): Promise<FontFiles> {
  const require = createRequire(import.meta.url);
  const read = async (weight: Weight, set: 'latin' | 'latin-ext') => {
    const file = `@fontsource/barlow-condensed/files/barlow-condensed-${set}-${weights[weight]}-normal.woff`;
    return unpackWoff(await readFile(require.resolve(file)));
  };
  const both = async (weight: Weight) => ({
    basic: await read(weight, 'latin'),
    extended: await read(weight, 'latin-ext'),
  });
  return { plain: await both('plain'), strong: await both('strong') };
}
