import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LiveListeners, startLiveLink } from './live-link.ts';

type Source = LiveListeners & { isClosed: boolean };

let sources: Source[];
let heard: string[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  sources = [];
  heard = [];
});

afterEach(() => {
  stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

function start(wasHidden = false): void {
  const open = (listeners: LiveListeners) => {
    const source: Source = { ...listeners, isClosed: false };
    sources.push(source);
    return { close: () => void (source.isClosed = true) };
  };
  const onHints = (hints: readonly string[]) => void heard.push(hints.join(' '));
  stop = startLiveLink({ open, onHints, onEnd: (why) => void heard.push(why), wasHidden, random: () => 0 });
}

const say = (...words: string[]) => {
  const source = sources.at(-1);
  for (const one of words) source?.onMessage(one);
};
const everything = 'notices cart approvals';
const isOpen = () => sources.at(-1)?.isClosed === false;

test('a hint is passed on; heartbeats and unknown words are ignored', () => {
  start();
  say('ready', 'beat', 'notices', 'something new', 'cart');
  expect(heard).toEqual(['notices', 'cart']);
});

test('a page that was hidden reads everything once it is connected again', () => {
  start(true);
  expect(heard).toEqual([]);
  say('ready');
  expect(heard).toEqual([everything]);
});

test('without a stream the page polls each minute, and reconnects at growing intervals', async () => {
  start();
  sources[0]?.onError();
  expect(isOpen()).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sources).toHaveLength(2);
  sources[1]?.onError();
  await vi.advanceTimersByTimeAsync(9999);
  expect(sources).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(sources).toHaveLength(3);
  sources[2]?.onError();
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(45_000);
  expect(heard).toEqual([everything]);
});

test('once connected again it reads what it missed, and stops polling', async () => {
  start();
  say('ready', 'end stop');
  await vi.advanceTimersByTimeAsync(0);
  say('ready');
  expect(heard).toEqual([everything]);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(heard).toEqual([everything]);
});

test('a proxy that buffers messages, and a silent stream, are detected', async () => {
  start();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sources[0]?.isClosed).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  say('ready');
  await vi.advanceTimersByTimeAsync(59_999);
  expect(isOpen()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOpen()).toBe(false);
});

test('with too many pages the oldest polls and does not reconnect', async () => {
  start();
  say('ready', 'end others');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sources).toHaveLength(1);
  expect(heard).toHaveLength(10);
});

test.each(['session', 'expired'] as const)('after the end of the %s nothing is requested any more', async (why) => {
  start();
  say('ready', `end ${why}`);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(heard).toEqual([why]);
  expect(sources).toHaveLength(1);
});

test('after an interruption between the processes everything is read', async () => {
  start();
  say('ready', 'all');
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([everything]);
});
