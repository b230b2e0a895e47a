import type { LineComplaint } from './staged-row.ts';

/** A slug and its owner. A claim without a line number is already stored in the shop. */
export type SlugClaim = {
  line: number | null;
  key: string;
  language: string;
  slug: string;
  /** Markets where it is visible; null means all. */
  markets: readonly string[] | null;
};

/**
 * Slugs must be unique within a language and market. The first claim wins: rows already in the shop, then feed lines in
 * order. A refused line claims nothing.
 */
export function complainOfDoubledSlugs(noun: string, claims: readonly SlugClaim[]): LineComplaint[] {
  const owners = new Map<string, SlugClaim[]>();
  const complaints: LineComplaint[] = [];
  const slugOf = ({ language, slug }: SlugClaim) => `${language} ${slug}`;
  const lines = Map.groupBy(claims, ({ line, key }) => line ?? key);
  for (const own of lines.values()) {
    const refused = own.flatMap((claim) => {
      const owner = owners.get(slugOf(claim))?.find((other) => seenTogether(claim.markets, other.markets));
      if (!owner || claim.line === null) return [];
      const reason = `the slug ${claim.slug} belongs to ${noun} ${owner.key} already`;
      return [{ line: claim.line, field: `texts.${claim.language}.slug`, reason }];
    });
    complaints.push(...refused);
    if (refused.length > 0) continue;
    for (const claim of own) owners.set(slugOf(claim), [...(owners.get(slugOf(claim)) ?? []), claim]);
  }
  return complaints;
}

function seenTogether(some: SlugClaim['markets'], others: SlugClaim['markets']): boolean {
  return some === null || others === null || some.some((market) => others.includes(market));
}
