import type { Clock } from '../clock.ts';
import type { Signals } from '../db/db.server.ts';
import type { Log } from '../log.server.ts';
import { createHints, type Hints } from './hints.server.ts';
import { createLiveStreams, type LiveStreams } from './live-streams.server.ts';

/** Notifies open pages that something has changed, so that they load it again. */
export type Live = Pick<Hints, 'tell'> & LiveStreams;

export function createLive({ signals, clock, log }: { signals: Signals; clock: Clock; log: Log }): Live {
  const hints = createHints({ signals, log });
  return { tell: hints.tell, ...createLiveStreams({ hints, clock }) };
}
