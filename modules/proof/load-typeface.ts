import { type Outlines, type Typeface, type TypefaceName, toTypeface } from './typeface.ts';

/** Written out, because a bundler finds only literal names. */
const files: Readonly<Record<TypefaceName, () => Promise<{ default: unknown }>>> = {
  block: () => import('./typefaces/block.json', { with: { type: 'json' } }),
  script: () => import('./typefaces/script.json', { with: { type: 'json' } }),
  narrow: () => import('./typefaces/narrow.json', { with: { type: 'json' } }),
  slab: () => import('./typefaces/slab.json', { with: { type: 'json' } }),
};

/** Browser and server read the same files, so both draw the same outlines. */
export async function loadTypeface(name: TypefaceName): Promise<Typeface> {
  const { default: outlines } = await files[name]();
  return toTypeface(name, outlines as Outlines);
}

export type TypefaceLoader = typeof loadTypeface;

/** For many proofs at once: each typeface is read once. */
export function createTypefaceLoader(): TypefaceLoader {
  const loaded = new Map<TypefaceName, Promise<Typeface>>();
  return (name) => {
    const found = loaded.get(name) ?? loadTypeface(name);
    loaded.set(name, found);
    return found;
  };
}
