/** A picture as it stands in a PDF. Another version of it is another picture. */
export type CopiedPicture = { readonly path: string; readonly version: string; readonly bytes: Buffer };

/** The pictures of a copy, by part number. */
export type CopiedPictures = ReadonlyMap<string, CopiedPicture>;

/** The pictures of the last copies that were made, each under the token of whoever makes the next one. */
export function createPreviousCopies(most: number) {
  const kept = new Map<string, CopiedPictures>();
  return {
    find: (token: string | undefined): CopiedPictures | undefined =>
      token === undefined ? undefined : kept.get(token),
    keep: (token: string | undefined, pictures: CopiedPictures): void => {
      if (token === undefined) return;
      kept.delete(token);
      kept.set(token, pictures);
      // A Map remembers the order of entry.
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
  };
}
