import { EventEmitter } from 'node:events';
import pg from 'pg';
import type { Log } from '../log.server.ts';
import type { Signals } from './db.server.ts';

const channelName = 'yrke';
const reconnectMs = 1000;

type Notify = (channel: string, text: string) => Promise<unknown>;

/** One connection of its own listens, since a pooled one may be handed to anybody. It comes back after a break. */
export async function listenForSignals(
  url: string,
  log: Log,
  notify: Notify,
): Promise<Signals & { close(): Promise<void> }> {
  const emitter = new EventEmitter().setMaxListeners(0);
  let client: pg.Client | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url });
    next.on('notification', ({ payload = '' }) => {
      const at = payload.indexOf(' ');
      emitter.emit(payload.slice(0, at), payload.slice(at + 1));
    });
    next.on('error', (error) => {
      log.warn({ err: error }, 'the listening database connection was lost');
      reconnectLater();
    });
    await next.connect();
    await next.query(`listen ${channelName}`);
    client = next;
  }

  function reconnectLater(): void {
    client?.end().catch(() => {});
    client = undefined;
    if (closed) return;
    setTimeout(() => void connect().catch(reconnectLater), reconnectMs).unref();
  }

  await connect();
  return {
    send: async (channel, text) => void (await notify(channelName, `${channel} ${text}`)),
    on: (channel, listener) => void emitter.on(channel, listener),
    close: async () => {
      closed = true;
      await client?.end();
    },
  };
}
