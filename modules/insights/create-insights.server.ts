import { datesIn } from '#core/dates.ts';
import type { Db } from '#platform/db/db.server.ts';
import { addCounts, addProducts, addSearches, addVitals, type HourCount } from './count-store.server.ts';
import { createCounter } from './create-counter.ts';
import type { InsightKind } from './insight-kinds.ts';
import type { Insights } from './insights.ts';
import { bucketOf } from './vitals.ts';

const hourMs = 60 * 60 * 1000;
const mostKeys = 20_000;
const mostWords = 5000;

export function createInsights({ db }: { db: Db }): Insights {
  // Days of one zone in all markets. Formatting takes longer than counting, so the day of an hour is kept.
  const format = datesIn('UTC');
  const latest = { hour: -1, day: '' };
  const dayOf = (at: Date): string => {
    const hour = Math.floor(at.getTime() / hourMs);
    if (hour !== latest.hour) Object.assign(latest, { hour, day: format(at) });
    return latest.day;
  };
  const views = createCounter<{ n: number }>(mostKeys);
  const products = createCounter<{ views: number }>(mostKeys);
  const searches = createCounter<{ searches: number; empty: number; clicks: number }>(mostWords);
  const vitals = createCounter<{ n: number }>(mostKeys);
  return {
    count: ({ kind, marketId, at }) => views.add(`${Math.floor(at.getTime() / hourMs)} ${marketId} ${kind}`, { n: 1 }),
    countProduct: ({ basePartNo, marketId, at }) =>
      products.add(`${dayOf(at)} ${marketId} ${basePartNo}`, { views: 1 }),
    countSearch: ({ what, marketId, language, words, at }) =>
      searches.add(`${dayOf(at)} ${marketId} ${language} ${words}`, {
        searches: what === 'click' ? 0 : 1,
        empty: what === 'empty' ? 1 : 0,
        clicks: what === 'click' ? 1 : 0,
      }),
    countVital: ({ measure, value, page, marketId, at }) =>
      vitals.add(`${dayOf(at)} ${marketId} ${page} ${measure} ${bucketOf(measure, value)}`, { n: 1 }),
    flush: async () => {
      await write(views, (taken) => addCounts(db, taken.map(toHourCount)));
      await write(products, (taken) => addProducts(db, taken));
      await write(searches, (taken) => addSearches(db, taken));
      await write(vitals, (taken) => addVitals(db, taken));
    },
  };
}

const toHourCount = ([key, { n }]: readonly [string, { n: number }]): HourCount => {
  const [hour = '', marketId = '', kind = ''] = key.split(' ');
  return { at: new Date(Number(hour) * hourMs), marketId: Number(marketId), kind: kind as InsightKind, n };
};

/**
 * Writes in the order of the keys, so that two processes cannot deadlock. Counts that could not be written are counted
 * again.
 */
async function write<Numbers extends Readonly<Record<string, number>>>(
  counter: ReturnType<typeof createCounter<Numbers>>,
  save: (taken: [string, Numbers][]) => Promise<void>,
): Promise<void> {
  const taken = counter.take();
  if (taken.size === 0) return;
  try {
    await save([...taken].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  } catch (error) {
    for (const [key, numbers] of taken) counter.add(key, numbers);
    throw error;
  }
}
