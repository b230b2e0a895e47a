import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testClock } from '#tests/setup/test-clock.ts';
import { createLiveStreams, type LiveListener, type LiveStreams } from './live-streams.server.ts';

const clock = testClock();
const inAnHour = () => clock.now().getTime() + 3_600_000;
let tell: (topics: readonly string[]) => void;
let streams: LiveStreams;

beforeEach(() => {
  vi.useFakeTimers();
  const hints = { tell: () => {}, on: (listener: typeof tell) => ((tell = listener), () => {}) };
  streams = createLiveStreams({ hints, clock, beatMs: 1000, mostPerPerson: 2 });
});

afterEach(() => {
  streams.endAll();
  vi.useRealTimers();
});

/** Reads a stream into a list of messages, which ends with `closed` or `broken`. */
function listen(listener: Partial<LiveListener> = {}) {
  const stream = streams.open({
    person: '7',
    session: 's',
    until: inAnHour(),
    topics: ['notices 7', 'cart 7'],
    ...listener,
  });
  const heard: string[] = [];
  const reader = stream?.getReader();
  const read = async () => {
    try {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
        heard.push(
          new TextDecoder()
            .decode(part.value)
            .replace(/^retry: \d+\n/, '')
            .slice('data: '.length)
            .trim(),
        );
      heard.push('closed');
    } catch {
      heard.push('broken');
    }
  };
  void read();
  return { heard, reader, stream };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test('a page gets a hint about its own topics, in one word', async () => {
  const [ada, bo] = [listen(), listen({ person: '8', topics: ['notices 8'] })];
  tell(['notices 7', 'cart 9']);
  tell(['notices 8', 'cart 7']);
  await settle();
  expect(ada.heard).toEqual(['ready', 'notices', 'cart']);
  expect(bo.heard).toEqual(['ready', 'notices']);
});

test('after an interruption every page reads everything again', async () => {
  const { heard } = listen();
  tell([]);
  await settle();
  expect(heard).toEqual(['ready', 'all']);
});

test('a stream sends a message at each heartbeat, and ends with the token', async () => {
  const { heard } = listen({ until: clock.now().getTime() + 1 });
  await vi.advanceTimersByTimeAsync(1000);
  clock.moveBy(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard).toEqual(['ready', 'beat', 'end expired', 'closed']);
  expect(streams.count()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('one stream more than allowed for a person ends their oldest, and nobody else’s', async () => {
  const [first, second, third, other] = [listen(), listen(), listen(), listen({ person: '8' })];
  await settle();
  expect(first.heard).toEqual(['ready', 'end others', 'closed']);
  for (const { heard } of [second, third, other]) expect(heard).toEqual(['ready']);
  expect(streams.count()).toBe(3);
});

test('a page that closes its stream is forgotten', async () => {
  const { reader } = listen();
  await reader?.cancel();
  expect(streams.count()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  tell(['notices 7']);
});

test('the streams of an ended session end, others stay', async () => {
  const [ended, open] = [listen(), listen({ session: 'other' })];
  streams.endSessions((session) => session === 's');
  await settle();
  expect(ended.heard).toEqual(['ready', 'end session', 'closed']);
  expect(open.heard).toEqual(['ready']);
});

test('when the process stops all streams end, and none opens', async () => {
  const { heard } = listen();
  streams.endAll();
  await settle();
  expect(heard).toEqual(['ready', 'end stop', 'closed']);
  expect(listen().stream).toBeUndefined();
});

test('a page that does not read is dropped before its messages fill the memory', () => {
  const stream = streams.open({ person: '7', session: 's', until: inAnHour(), topics: ['cart 7'] });
  for (let count = 0; count < 48; count += 1) tell(['cart 7']);
  expect(streams.count()).toBe(1);
  for (let count = 0; count < 10; count += 1) tell(['cart 7']);
  expect(streams.count()).toBe(0);
  expect(stream).toBeDefined();
});
