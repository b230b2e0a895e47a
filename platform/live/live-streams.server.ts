import type { Clock } from '../clock.ts';
import type { Hints } from './hints.server.ts';

/** The person, the end of their token, and the topics of a stream. */
export type LiveListener = {
  readonly person: string;
  readonly session: string;
  /** In milliseconds, like the clock's time. */
  readonly until: number;
  readonly topics: readonly string[];
};

export type LiveStreams = {
  /** Server-sent events. Each is one word: the kind of change. Undefined while the process stops. */
  open(listener: LiveListener): ReadableStream<Uint8Array> | undefined;
  endSessions(isEnded: (session: string) => boolean): void;
  /** Pages open a stream at another process, or at this one after its restart. */
  readonly endAll: () => void;
  count(): number;
};

/** The reason for the end of a stream, by which the page decides what to do. */
type Reason = 'session' | 'expired' | 'others' | 'stop';

type OpenStream = LiveListener & { readonly controller: ReadableStreamDefaultController<Uint8Array> };

type Options = { hints: Hints; clock: Clock; beatMs?: number; mostPerPerson?: number };

/** Proxies usually end a connection that is silent for a minute. */
const everyMs = 20_000;
/** Pages that are visible at the same time; hidden ones close their stream. */
const most = 8;
/** A page that has not read this many messages is considered gone. */
const mostUnread = 50;

const encoder = new TextEncoder();
const message = (words: string): Uint8Array => encoder.encode(`data: ${words}\n\n`);
const beat = message('beat');
const all = message('all');
/** After a lost connection a browser waits this long. */
const ready = encoder.encode('retry: 5000\ndata: ready\n\n');

export function createLiveStreams({ hints, clock, beatMs = everyMs, mostPerPerson = most }: Options): LiveStreams {
  const streams = new Set<OpenStream>();
  const byTopic = new Map<string, Set<OpenStream>>();
  const byPerson = new Map<string, Set<OpenStream>>();
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;

  function write(stream: OpenStream, bytes: Uint8Array): void {
    if ((stream.controller.desiredSize ?? 0) > -mostUnread) return stream.controller.enqueue(bytes);
    forget(stream);
    return stream.controller.error(new Error('the page does not read its stream'));
  }

  function end(stream: OpenStream, reason: Reason): void {
    forget(stream);
    stream.controller.enqueue(message(`end ${reason}`));
    stream.controller.close();
  }

  function forget(stream: OpenStream): void {
    if (!streams.delete(stream)) return;
    removeFrom(byPerson, stream.person, stream);
    for (const topic of stream.topics) removeFrom(byTopic, topic, stream);
    if (streams.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  function beatAll(): void {
    const now = clock.now().getTime();
    for (const stream of streams) {
      if (stream.until <= now) end(stream, 'expired');
      else write(stream, beat);
    }
  }

  function keep(stream: OpenStream): void {
    streams.add(stream);
    addTo(byPerson, stream.person, stream);
    for (const topic of stream.topics) addTo(byTopic, topic, stream);
    timer ??= setInterval(beatAll, beatMs).unref();
    const own = byPerson.get(stream.person);
    const [oldest] = own ?? [];
    if (own && oldest && own.size > mostPerPerson) end(oldest, 'others');
  }

  hints.on((topics) => {
    if (topics.length === 0) for (const stream of streams) write(stream, all);
    for (const topic of topics) {
      const listeners = byTopic.get(topic);
      if (!listeners) continue;
      const bytes = message(topic.slice(0, topic.indexOf(' ')));
      for (const stream of listeners) write(stream, bytes);
    }
  });

  return {
    open: (listener) => {
      if (isStopping) return undefined;
      let opened: OpenStream | undefined;
      return new ReadableStream<Uint8Array>({
        start: (controller) => {
          opened = { ...listener, controller };
          controller.enqueue(ready);
          keep(opened);
        },
        cancel: () => opened && forget(opened),
      });
    },
    endSessions: (isEnded) => {
      for (const stream of streams) if (isEnded(stream.session)) end(stream, 'session');
    },
    endAll: () => {
      isStopping = true;
      for (const stream of streams) end(stream, 'stop');
    },
    count: () => streams.size,
  };
}

function addTo(index: Map<string, Set<OpenStream>>, key: string, stream: OpenStream): void {
  const known = index.get(key);
  if (known) known.add(stream);
  else index.set(key, new Set([stream]));
}

function removeFrom(index: Map<string, Set<OpenStream>>, key: string, stream: OpenStream): void {
  const known = index.get(key);
  known?.delete(stream);
  if (known?.size === 0) index.delete(key);
}
