import autocannon from 'autocannon';
import { quantile } from './quantile.ts';

export type Speed = { perSecond: number; p50: number; p99: number };

/** Times in ms; cpu is the server's processor time for one request in µs, and bytes the size of its response. */
export type Measured = Speed & { cpu: number; bytes: number };

/** Paths that are requested one after another and count as one. */
export type Question = readonly string[];

type Load = {
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
  /** Divided among the connections, which repeat their share; without questions only the address itself is requested. */
  questions?: readonly Question[];
};

/** Repeats requests; any status but 200 is an error, because it would distort the measurement. */
export async function measure(url: string, { connections, seconds, headers = {}, questions }: Load): Promise<Measured> {
  const { pathname, search } = new URL(url);
  const asked = questions ?? [[pathname + search]];
  const steps = asked[0]?.length ?? 1;
  // The library's own histogram counts whole milliseconds, too coarse here.
  const times: number[] = [];
  const begun = new Map<autocannon.Client, { step: number; ms: number }>();
  let wrong = 0;
  let bytes = 0;
  const cpuBefore = await cpuSeconds(url);
  const setupClient = (client: autocannon.Client) => {
    const own = asked.filter((_, at) => at % connections === begun.size % asked.length).flat();
    begun.set(client, { step: 0, ms: 0 });
    // The library begins with the second one.
    client.setRequests([...own.slice(-1), ...own.slice(0, -1)].map((path) => ({ path })));
  };
  const run = autocannon({ url, headers, connections, duration: seconds, setupClient }, () => {});
  run.on('response', (client, status, size, ms) => {
    bytes += size;
    const one = begun.get(client);
    if (status !== 200 || !one) wrong += 1;
    else {
      one.step += 1;
      one.ms += ms;
      if (one.step < steps) return;
      times.push(one.ms);
      one.step = 0;
      one.ms = 0;
    }
  });
  const { errors, duration } = await new Promise<autocannon.Result>((resolve) => run.on('done', resolve));
  if (wrong + errors > 0 || times.length === 0)
    throw new Error(`${url}: ${wrong} answers were not 200, ${errors} requests failed, ${times.length} were good`);
  const cpu = (((await cpuSeconds(url)) - cpuBefore) / times.length) * 1e6;
  return { ...speedOf(times, duration), cpu, bytes: bytes / times.length };
}

/** Rate and durations from the times of all requests. */
export function speedOf(times: number[], seconds: number): Speed {
  times.sort((a, b) => a - b);
  return { perSecond: times.length / seconds, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

/** The processor time that a server has used so far, from its own metrics. */
export function cpuSeconds(url: string): Promise<number> {
  return metric(url, 'process_cpu_seconds_total');
}

export async function metric(url: string, name: string): Promise<number> {
  const metrics = await (await fetch(new URL('/metrics', url))).text();
  return Number(metrics.match(new RegExp(`^${name} (\\S+)`, 'm'))?.[1]);
}
