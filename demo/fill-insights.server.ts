import { dateIn } from '#core/dates.ts';
import { addCounts, addProducts, addSearches, addVitals } from '#modules/insights/count-store.server.ts';
import type { InsightKind } from '#modules/insights/insight-kinds.ts';
import { bucketOf, pageKinds } from '#modules/insights/vitals.ts';
import { marketList } from '#modules/market/markets.ts';
import type { DemoShop } from './fill-demo.server.ts';
import { searchesOf } from './insight-searches.ts';
import { type Random, randomFor } from './random.ts';

const dayMs = 86_400_000;
const days = 540;
/** Shares per hundred opened pages; the rest are visitors who leave before. */
const mix: Readonly<Record<InsightKind, number>> = { page: 30, list: 28, search: 9, product: 24, cart: 6, checkout: 3 };

/** Visits of 18 months in all markets, one hour for each day; fewer on Saturdays and Sundays. */
export async function fillInsights({ db, clock }: DemoShop): Promise<void> {
  const today = Math.floor(clock.now().getTime() / dayMs);
  const products = (
    await db.selectFrom('product').select('base_part_no').orderBy('base_part_no').limit(150).execute()
  ).map((row) => row.base_part_no);
  for (const { marketId, code, defaultLocale } of marketList) {
    const random = randomFor('insights', code);
    const usual = random.int(40, 400);
    const counts = Array.from({ length: days }, (_, age) => {
      const at = new Date((today - age - 1) * dayMs + dayMs / 2);
      const isWeekend = at.getUTCDay() % 6 === 0;
      const pages = usual * (isWeekend ? 0.4 : 1) * (0.8 + random.next() * 0.4) * (1 - age / (2 * days));
      return Object.entries(mix).map(([kind, share]) => ({
        kind: kind as InsightKind,
        marketId,
        at,
        n: Math.max(1, Math.round((pages * share) / 100)),
      }));
    });
    await addCounts(db, counts.flat());
    const place = (age: number) => `${dateIn('UTC', new Date((today - age - 1) * dayMs))} ${marketId}`;
    // One day of each week has the details, which are many rows.
    const weeks = Array.from({ length: Math.floor(days / 7) }, (_, week) => week * 7);
    await addSearches(
      db,
      weeks.flatMap((age) => searchesOn(random, `${place(age)} ${defaultLocale}`, defaultLocale)),
    );
    await addProducts(
      db,
      weeks.flatMap((age) =>
        random
          .sample(products, Math.min(8, products.length))
          .map((basePartNo) => [`${place(age)} ${basePartNo}`, { views: random.int(1, 40) }] as const),
      ),
    );
    await addVitals(
      db,
      weeks.flatMap((age) => vitalsOn(random, place(age))),
    );
  }
}

/** Some searches have no results, and some have results that nobody opens. */
function searchesOn(random: Random, place: string, language: string) {
  const { usual, unknown, ignored } = searchesOf(language);
  const search = (words: string, numbers: { empty: boolean; isOpened: boolean }) => {
    const searches = random.int(1, 9);
    const clicks = numbers.isOpened ? random.int(0, searches) : 0;
    return [`${place} ${words}`, { searches, empty: numbers.empty ? searches : 0, clicks }] as const;
  };
  return [
    ...usual.map((words) => search(words, { empty: false, isOpened: true })),
    ...random.sample(unknown, 1).map((words) => search(words, { empty: true, isOpened: false })),
    ...random.sample(ignored, 1).map((words) => search(words, { empty: false, isOpened: false })),
  ];
}

function vitalsOn(random: Random, place: string) {
  const counts = new Map<string, { n: number }>();
  for (const page of pageKinds)
    for (let view = 0; view < 12; view += 1) {
      const values = { lcp: random.int(500, 2600), inp: random.int(20, 210), cls: random.int(0, 80) };
      for (const measure of ['lcp', 'inp', 'cls'] as const) {
        const key = `${place} ${page} ${measure} ${bucketOf(measure, values[measure])}`;
        counts.set(key, { n: (counts.get(key)?.n ?? 0) + 1 });
      }
    }
  return [...counts];
}
