/** A picture in a PDF, with its version. */
export type CopiedPicture = { readonly path: string; readonly version: string; readonly bytes: Buffer };

/** Key: part number. */
export type CopiedPictures = ReadonlyMap<string, CopiedPicture>;

/** Pictures of recent PDFs, by the token of the visitor who made them. */
export function createPreviousCopies(most: number) {
  const kept = new Map<string, CopiedPictures>();
  return {
    find: (token: string | undefined): CopiedPictures | undefined =>
      token === undefined ? undefined : kept.get(token),
    keep: (token: string | undefined, pictures: CopiedPictures): void => {
      if (token === undefined) return;
      kept.delete(token);
      kept.set(token, pictures);
      // A Map keeps insertion order.
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
  };
}
