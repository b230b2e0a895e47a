import type { Db } from '#platform/db/db.server.ts';
import type { Claims } from '../../auth/claims.ts';
import { readWearers } from '../../vas/read-wearers.server.ts';
import { isLimited } from '../../vas/service-lists.ts';
import { type RenderedText, renderText } from '../../vas/text-template.ts';
import { serviceArticleIdOf } from '../../vas/vas-article.ts';
import type { CartRow } from '../cart.ts';
import { boughtFrom, type RowOffers } from '../prices/offered-row.ts';
import { coworkerIdOf } from '../row-metadata.ts';
import { writtenOn } from './chosen-service.ts';
import { withProof } from './with-proof.ts';

/** Texts on garments by the id of the service's row. */
export type RowTexts = ReadonlyMap<string, RenderedText>;

/** Costs one statement if a row has a service with a text, else none. */
export async function readRowTexts(
  db: Db,
  claims: Claims | undefined,
  rows: readonly CartRow[],
  { services, get }: Pick<RowOffers, 'services' | 'get'>,
): Promise<RowTexts> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const limited = isLimited(claims);
  const written = rows.flatMap((row) => {
    const parent = row.parentId === undefined ? undefined : byId.get(row.parentId);
    const article = parent && services.find(serviceArticleIdOf(row.sku));
    if (!article || article.parameters.length === 0) return [];
    return [{ row, article, parent, wearerId: limited ? claims?.customer_id : coworkerIdOf(parent) }];
  });
  if (written.length === 0) return new Map();
  const wearers = await readWearers(
    db,
    claims,
    written.flatMap(({ wearerId }) => wearerId ?? []),
  );
  const texts = written.map(async ({ row, article, parent, wearerId }) => {
    const wearer = wearers.get(wearerId ?? Number.NaN);
    const text = renderText(article, { written: writtenOn(row), wearer, isLimited: limited });
    return [row.id, await withProof(text, { row, article, garment: get(parent.sku, boughtFrom(parent)) })] as const;
  });
  return new Map(await Promise.all(texts));
}
