import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '../connection.ts';
import { quantile } from '../quantile.ts';
import type { PriceRow } from './feed.ts';
import type { Importer } from './import.ts';
import { productAddress } from './questions.ts';

type Rebuilt = { ms: number; healthP99: number; quietP99: number };

const quietMs = 2000;

/** One price changes: the time until it is visible, and how long other requests wait meanwhile, compared with a time without changes. */
export async function timeRebuild(shop: string, bringIn: Importer, price: PriceRow): Promise<Rebuilt> {
  const unitGross = String(Number(price.unitGross) + 1);
  const { campaign: _, sizeExceptions: __, ...plain } = price;
  const quiet = await askMeanwhile(shop, sleep(quietMs));
  let ms = Number.NaN;
  const busy = await askMeanwhile(
    shop,
    (async () => {
      await bringIn([{ ...plain, unitGross }]);
      const begun = performance.now();
      while ((await priceOf(shop, price.partNo)) !== Number(unitGross)) await sleep(5);
      ms = performance.now() - begun;
    })(),
  );
  return { ms, healthP99: quantile(busy, 0.99), quietP99: quantile(quiet, 0.99) };
}

async function priceOf(shop: string, partNo: string): Promise<number | undefined> {
  const answer = await fetch(shop + productAddress(partNo));
  const { variants } = (await answer.json()) as { variants: { partNo: string; priceIncVat: number | null }[] };
  return variants.find((variant) => variant.partNo === partNo)?.priceIncVat ?? undefined;
}

/** The sorted times of /healthz, requested without pause until `work` is done. */
async function askMeanwhile(shop: string, work: Promise<void>): Promise<number[]> {
  const connection = connect(shop);
  const times: number[] = [];
  const state = { isDone: false };
  const done = work.finally(() => {
    state.isDone = true;
  });
  const asking = (async () => {
    while (!state.isDone) {
      const sent = performance.now();
      await connection.ask('/healthz');
      times.push(performance.now() - sent);
      await sleep(1);
    }
  })();
  try {
    await Promise.all([done, asking]);
  } finally {
    connection.close();
  }
  return times.sort((a, b) => a - b);
}
