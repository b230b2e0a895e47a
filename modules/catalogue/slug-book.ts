/** The slugs of one language, in both directions. */
export type SlugBook = {
  readonly codeOf: ReadonlyMap<string, string>;
  readonly slugOf: ReadonlyMap<string, string>;
};

/** If two entries share a slug, it resolves to the first. */
export function slugBook(entries: Iterable<readonly [code: string, slug: string]>): SlugBook {
  const codeOf = new Map<string, string>();
  const slugOf = new Map<string, string>();
  for (const [code, slug] of entries) {
    slugOf.set(code, slug);
    if (!codeOf.has(slug)) codeOf.set(slug, code);
  }
  return { codeOf, slugOf };
}
