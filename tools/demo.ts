import { parseArgs } from 'node:util';
import { defaultWorld } from '#demo/catalogue.ts';
import { fillDemo } from '#demo/fill-demo.server.ts';
import { createFiles } from '#platform/files/files.server.ts';
import { readTexts } from '#platform/texts.server.ts';
import { Failure, runTool } from './lib/failure.ts';
import { withDatabase } from './lib/open-database.ts';
import { createProgress } from './lib/progress.ts';
import { inRoot } from './lib/root.ts';

// npm run demo -- [--products 20000] [--markets se,de]: creates a demo world of any size in an empty database.
await runTool(async () => {
  const { values } = parseArgs({ options: { products: { type: 'string' }, markets: { type: 'string' } } });
  const products = Number(values.products ?? defaultWorld);
  if (!Number.isInteger(products) || products < 1)
    throw new Failure('--products takes a whole number of base products.');
  return withDatabase(async (shop) => {
    if (shop.env.APP_ENV === 'production') throw new Failure('APP_ENV is production: the demo world stays out of it.');
    const started = performance.now();
    const progress = createProgress('filling the demo world');
    const markets = values.markets?.split(',');
    const filled = await fillDemo(
      { ...shop, files: await createFiles(shop.env), texts: await readTexts(inRoot('messages')) },
      {
        products,
        ...(markets && { markets }),
        onProgress: (_what, done) => progress(done),
      },
    );
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const memory = Math.round(process.resourceUsage().maxRSS / 1024);
    console.log(
      filled.length === 0
        ? 'The demo world is there already.'
        : `${filled.join(', ')} filled in ${seconds} s, at most ${memory} MB of memory`,
    );
  });
});
