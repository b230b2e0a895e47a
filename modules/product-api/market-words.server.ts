import type { Db } from '#platform/db/db.server.ts';
import type { Snapshot } from '#platform/snapshots/snapshots.server.ts';
import { catalogueTopic } from '../catalogue/catalogue-topics.ts';
import type { FeedRowOf } from '../catalogue/feed-schema.ts';
import { type Group, listGroups } from '../catalogue/group-store.server.ts';
import { listReferences } from '../catalogue/storefront-store.server.ts';
import { spokenIn } from '../catalogue/words.ts';
import type { MarketCode } from '../market/market.ts';
import { markets } from '../market/markets.ts';

export type Parametric = Omit<FeedRowOf<'parametric'>, 'kind'>;

/** Names of a market's catalogue in its languages, in addition to the category tree. */
export type MarketWords = {
  /** Key: code in lower case. */
  readonly parametrics: ReadonlyMap<string, Parametric>;
  /** Groups of the shop and of all companies, sorted. Access is checked at each request. */
  readonly groups: readonly Group[];
};

export const wordsOfMarket: Snapshot<MarketCode, MarketWords> = {
  topic: catalogueTopic,
  name: 'words',
  build: buildWords,
};

async function buildWords(db: Db, marketCode: MarketCode): Promise<MarketWords> {
  const { languages } = markets[marketCode];
  const parametrics = await listReferences<Parametric>(db, 'parametric');
  return {
    groups: await listGroups(db),
    parametrics: new Map(
      parametrics.map((parametric) => [
        parametric.code.toLowerCase(),
        {
          ...parametric,
          name: spokenIn(parametric.name, languages),
          values: parametric.values
            .map((value) => ({ ...value, name: spokenIn(value.name, languages) }))
            .sort((a, b) => a.sortOrder - b.sortOrder),
        },
      ]),
    ),
  };
}
