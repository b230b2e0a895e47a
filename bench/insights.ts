import { isbot } from 'isbot';
import { matchPage } from '#app/addresses/page-addresses.ts';
import { createInsights } from '#modules/insights/create-insights.server.ts';
import { viewedKind } from '#modules/insights/viewed-page.ts';
import type { Db } from '#platform/db/db.server.ts';
import { median } from './lib/quantile.ts';
import { printTable } from './lib/table.ts';

// What counting adds to a request, as a share of the 0.1 ms that it may take: npm run bench insights
const allowedMs = 0.1;
const rounds = 9;
const requests = 20_000;
const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const paths = ['/en', '/en/all-products?query=jacket', '/en/product/signal-trousers-11201520', '/en/checkout'];

// Counting writes nothing; the database is used only in the background.
const insights = createInsights({ db: {} as Db });
const at = new Date();

function countAll(): number {
  const started = performance.now();
  for (let n = 0; n < requests; n++) {
    const url = new URL(paths[n % paths.length] ?? '', 'https://uk.yrke.example');
    if (isbot(agent)) continue;
    const page = matchPage(url.pathname)?.page.name;
    const kind = viewedKind({ page, url, referrer: undefined, isAhead: false });
    const marketId = (n % 23) + 1;
    if (kind) insights.count({ kind, marketId, at });
    if (kind === 'product') insights.countProduct({ basePartNo: String(11_201_520 + (n % 500)), marketId, at });
    if (kind === 'search')
      insights.countSearch({ what: 'search', marketId, language: 'en', words: `jacket ${n % 500}`, at });
  }
  return (performance.now() - started) / requests;
}

const each = median(Array.from({ length: rounds }, countAll));
printTable([
  ['ms per request', 'share of what is allowed'],
  [each.toFixed(4), (each / allowedMs).toFixed(2)],
]);
