import { Client } from 'pg';
import type { Log } from '../log.server.ts';
import type { Signals } from './db.server.ts';
import { createSignalListeners } from './signal-listeners.ts';

const channelName = 'yrke';
const reconnectMs = 1000;

type Notify = (channel: string, text: string) => Promise<unknown>;

/** One connection of its own listens, since a pooled one may be handed to anybody. It comes back after a break. */
export async function listenForSignals(
  url: string,
  log: Log,
  notify: Notify,
): Promise<Signals & { close(): Promise<void> }> {
  const { tell, on } = createSignalListeners();
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new Client({ connectionString: url });
    client = next;
    next.on('notification', ({ payload = '' }) => {
      const at = payload.indexOf(' ');
      tell(payload.slice(0, at), payload.slice(at + 1));
    });
    next.on('error', (error) => {
      log.warn({ err: error }, 'the listening database connection was lost');
      reconnectLater(next);
    });
    await next.connect();
    await next.query(`listen ${channelName}`);
  }

  /** One break may be told twice, by an event and by a failed call; only the first is acted on, and none after close. */
  function reconnectLater(lost: Client | undefined): void {
    if (lost === undefined || lost !== client) return;
    client = undefined;
    lost.end().catch(() => {});
    timer = setTimeout(() => void connect().catch(() => reconnectLater(client)), reconnectMs).unref();
  }

  async function close(): Promise<void> {
    clearTimeout(timer);
    const last = client;
    client = undefined;
    await last?.end();
  }

  try {
    await connect();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    send: async (channel, text) => void (await notify(channelName, `${channel} ${text}`)),
    on,
    close,
  };
}
