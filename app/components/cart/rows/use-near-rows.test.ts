import { afterEach, expect, test, vi } from 'vitest';
import { createWatch } from './use-near-rows.ts';

type Callback = (entries: { target: { id: string }; isIntersecting: boolean }[]) => void;

afterEach(() => vi.unstubAllGlobals());

test('hundreds of rows share one observer, and each row is reported once', () => {
  const observers: { watched: Set<{ id: string }>; tell: Callback }[] = [];
  class Observer {
    readonly watched = new Set<{ id: string }>();
    readonly tell: Callback;
    constructor(tell: Callback) {
      this.tell = tell;
      observers.push(this);
    }
    observe = (one: { id: string }) => this.watched.add(one);
    unobserve = (one: { id: string }) => this.watched.delete(one);
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const told: (readonly string[])[] = [];
  const watch = createWatch((ids) => told.push(ids));
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id })) as [{ id: string }, { id: string }, { id: string }];
  watch(a as Element);
  watch(b as Element);
  const leave = watch(c as Element);
  expect(observers).toHaveLength(1);

  observers[0]?.tell([
    { target: a, isIntersecting: true },
    { target: b, isIntersecting: false },
  ]);
  observers[0]?.tell([{ target: b, isIntersecting: false }]);
  leave?.();
  expect(told).toEqual([['a']]);
  expect([...(observers[0]?.watched ?? [])]).toEqual([b]);
});
