import { type Outlines, type Typeface, type TypefaceName, toTypeface } from './typeface.ts';

/** Written out, because a bundler resolves only literal names. */
const files: Readonly<Record<TypefaceName, () => Promise<{ default: unknown }>>> = {
  block: () => import('./typefaces/block.json', { with: { type: 'json' } }),
  script: () => import('./typefaces/script.json', { with: { type: 'json' } }),
  narrow: () => import('./typefaces/narrow.json', { with: { type: 'json' } }),
  slab: () => import('./typefaces/slab.json', { with: { type: 'json' } }),
};

/** Browser and server read the same files, so both draw the same outlines. Each is read once. */
export const loadTypeface = readingOnce();

function readingOnce(): (name: TypefaceName) => Promise<Typeface> {
  const loaded = new Map<TypefaceName, Promise<Typeface>>();
  return (name) => {
    const found = loaded.get(name) ?? load(name);
    loaded.set(name, found);
    // After a failure, such as a lost connection, loading is tried again.
    found.catch(() => loaded.delete(name));
    return found;
  };
}

async function load(name: TypefaceName): Promise<Typeface> {
  const { default: outlines } = await files[name]();
  return toTypeface(name, outlines as Outlines);
}
