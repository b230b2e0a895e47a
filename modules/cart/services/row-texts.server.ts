import type { Db } from '#platform/db/db.server.ts';
import type { Claims } from '../../auth/claims.ts';
import { readWearers } from '../../vas/read-wearers.server.ts';
import { isLimited } from '../../vas/service-lists.ts';
import type { Services } from '../../vas/services.server.ts';
import { type RenderedText, renderText } from '../../vas/text-template.ts';
import { serviceArticleIdOf } from '../../vas/vas-article.ts';
import type { CartRow } from '../cart.ts';
import { coworkerIdOf } from '../row-metadata.ts';
import { writtenOn } from './chosen-service.ts';

/** Texts on garments by the id of the service's row. */
export type RowTexts = ReadonlyMap<string, RenderedText>;

/** Costs one statement if a row has a service with a text, else none. */
export async function readRowTexts(
  db: Db,
  claims: Claims | undefined,
  rows: readonly CartRow[],
  services: Services,
): Promise<RowTexts> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const limited = isLimited(claims);
  const written = rows.flatMap((row) => {
    const parent = row.parentId === undefined ? undefined : byId.get(row.parentId);
    const article = parent && services.find(serviceArticleIdOf(row.sku));
    if (!article || article.parameters.length === 0) return [];
    return [{ row, article, wearerId: limited ? claims?.customer_id : coworkerIdOf(parent) }];
  });
  if (written.length === 0) return new Map();
  const wearers = await readWearers(
    db,
    claims,
    written.flatMap(({ wearerId }) => wearerId ?? []),
  );
  return new Map(
    written.map(({ row, article, wearerId }) => [
      row.id,
      renderText(article, {
        written: writtenOn(row),
        wearer: wearers.get(wearerId ?? Number.NaN),
        isLimited: limited,
      }),
    ]),
  );
}
