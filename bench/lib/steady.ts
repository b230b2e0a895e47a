import { setTimeout } from 'node:timers/promises';
import { connect } from './connection.ts';

const visitors = 8;

type Steady = { readonly perSecond: number; readonly seconds: number; readonly headers?: Record<string, string> };

/**
 * The times of each path in ms, requested in turn at a steady rate. They count from the moment at which a request was due: a server
 * that stands still makes all of them wait, which a client that asks again only after an answer would not see.
 */
export async function askSteadily(
  shop: string,
  paths: readonly string[],
  { perSecond, seconds, headers = {} }: Steady,
): Promise<number[][]> {
  const connections = Array.from({ length: visitors }, () => connect(shop));
  const took = paths.map((): number[] => []);
  const running: Promise<void>[] = [];

  async function ask(at: number, due: number): Promise<void> {
    const path = paths[at % paths.length] ?? '/';
    const answer = await connections[at % visitors]?.ask(path, { headers });
    if (answer?.status !== 200) throw new Error(`${path}: ${answer?.status}`);
    took[at % paths.length]?.push(performance.now() - due);
  }

  const started = performance.now();
  for (let at = 0; at < seconds * perSecond; at += 1) {
    const due = started + (at * 1000) / perSecond;
    await setTimeout(Math.max(0, due - performance.now()));
    const asked = ask(at, due);
    // Awaited below; an error before that must not end the process and hide its cause.
    asked.catch(() => {});
    running.push(asked);
  }
  await Promise.all(running);
  for (const connection of connections) connection.close();
  return took;
}
