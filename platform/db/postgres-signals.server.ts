import { setImmediate as nextTurn } from 'node:timers/promises';
import { Client } from 'pg';
import { connectionOptions } from './connection-options.ts';
import { asDatabaseError, DatabaseAwayError } from './database-away.ts';
import type { DatabaseHealth } from './database-health.server.ts';
import type { Signals } from './db.server.ts';
import { cutConnection } from './prepared-client.server.ts';
import { createSignalListeners } from './signal-listeners.ts';

const channelName = 'yrke';
const reconnectMs = 500;
const beatEveryMs = 2000;
/** If the server does not answer within this time, it counts as lost with all connections. */
const answerWithinMs = 6000;
const closeWithinMs = 1000;

type Options = {
  url: string;
  health: DatabaseHealth;
  notify: (channel: string, text: string) => Promise<unknown>;
};

/**
 * A separate connection listens, because a pooled one may be used by any request. It also monitors the server: it
 * checks every two seconds that the server answers and accepts writes, and reconnects after an interruption.
 */
export async function listenForSignals({
  url,
  health,
  notify,
}: Options): Promise<Signals & { close(): Promise<void> }> {
  const { tell, tellAll, on } = createSignalListeners();
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect(): Promise<void> {
    const next = new Client({
      ...connectionOptions(url),
      connectionTimeoutMillis: answerWithinMs,
      application_name: 'yrke signals',
    });
    client = next;
    next.on('notification', ({ payload = '' }) => {
      const at = payload.indexOf(' ');
      tell(payload.slice(0, at), payload.slice(at + 1));
    });
    let isListening = false;
    next.on('error', (error) => isListening && breakOff(next, error));
    try {
      await next.connect();
      await within(answerWithinMs, next.query(`listen ${channelName}`));
      await checkPrimary(next);
    } catch (error) {
      cutConnection(next);
      throw error;
    }
    if (isClosed) return next.end();
    isListening = true;
    later(beatEveryMs, () => beat(next));
  }

  async function beat(current: Client): Promise<void> {
    try {
      await checkPrimary(current);
      later(beatEveryMs, () => beat(current));
    } catch (error) {
      // The pool's connections are broken too, but would notice only after minutes.
      if (current === client) health.lost(asDatabaseError(error));
      breakOff(current, error);
    }
  }

  /** An interruption may be reported twice, by an event and by a failed statement; only the first counts. */
  function breakOff(lost: Client, error: unknown): void {
    if (lost !== client || isClosed) return;
    client = undefined;
    cutConnection(lost);
    health.failed(asDatabaseError(error));
    later(0, reconnect);
  }

  async function reconnect(): Promise<void> {
    try {
      await connect();
      health.found();
      tellAll();
    } catch (cause) {
      if (isClosed) return;
      const error = asDatabaseError(cause);
      // A full server is still available: open connections keep working.
      if (isTooMany(cause)) {
        health.failed(error);
        health.found();
      } else health.lost(error);
      later(reconnectMs, reconnect);
    }
  }

  function later(ms: number, work: () => Promise<void>): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void work(), ms).unref();
  }

  await connect();
  return {
    send: async (channel, text) => void (await notify(channelName, `${channel} ${text}`)),
    on,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      const last = client;
      if (!last) return;
      // A lost server does not answer the closing message either.
      setTimeout(() => cutConnection(last), closeWithinMs).unref();
      await last.end();
    },
  };
}

/** After a failover the old server may answer as a read-only standby with old data. */
async function checkPrimary(client: Client): Promise<void> {
  const { rows } = await within(answerWithinMs, client.query('select pg_is_in_recovery() as "isStandby"'));
  if (rows[0]?.isStandby) throw new DatabaseAwayError('the server is a standby and takes no writes');
}

const isTooMany = (error: unknown) => (error as { code?: string }).code === '53300';

/**
 * On timeout, checks once more whether the answer has arrived, because a busy process may run timers before it reads
 * answers.
 */
async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const giveUp = async () => {
    await nextTurn();
    await nextTurn();
    late.reject(new DatabaseAwayError(`no answer within ${ms} ms`));
  };
  const timer = setTimeout(() => void giveUp(), ms);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
