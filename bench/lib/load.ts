import autocannon from 'autocannon';
import { quantile } from './quantile.ts';

/** Times in ms; cpu is the server's processor time for one request, in µs. */
export type Measured = { perSecond: number; p50: number; p99: number; cpu: number };

type Load = { connections: number; seconds: number; headers?: Record<string, string> };

/** Asks for one address over and over; any answer but 200 spoils the measurement and is an error. */
export async function measure(url: string, { connections, seconds, headers = {} }: Load): Promise<Measured> {
  // The library's own histogram counts whole milliseconds, too coarse here.
  const times: number[] = [];
  let wrong = 0;
  const cpuBefore = await cpuSeconds(url);
  const run = autocannon({ url, headers, connections, duration: seconds }, () => {});
  run.on('response', (_client, status, _bytes, ms) => {
    if (status === 200) times.push(ms);
    else wrong += 1;
  });
  const { errors, duration } = await new Promise<autocannon.Result>((resolve) => run.on('done', resolve));
  if (wrong + errors > 0 || times.length === 0)
    throw new Error(`${url}: ${wrong} answers were not 200, ${errors} requests failed, ${times.length} were good`);
  const cpu = (((await cpuSeconds(url)) - cpuBefore) / times.length) * 1e6;
  times.sort((a, b) => a - b);
  return { perSecond: times.length / duration, p50: quantile(times, 0.5), p99: quantile(times, 0.99), cpu };
}

/** What the process behind an address has used so far, as its own metrics say. */
export async function cpuSeconds(url: string): Promise<number> {
  const metrics = await (await fetch(new URL('/metrics', url))).text();
  return Number(metrics.match(/^process_cpu_seconds_total (\S+)/m)?.[1]);
}
