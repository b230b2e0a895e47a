/** Writes one after the other. What comes while one is under way waits and goes with the next, all in one. */
export function gatherWrites<T>(write: (items: readonly T[]) => Promise<void>): (item: T) => Promise<void> {
  let waiting: T[] = [];
  let next: Promise<void> | undefined;
  let before: Promise<unknown> = Promise.resolve();
  const start = () => {
    const items = waiting;
    waiting = [];
    next = undefined;
    return write(items);
  };
  return (item) => {
    waiting.push(item);
    if (!next) {
      next = before.then(start);
      before = next.catch(() => {});
    }
    return next;
  };
}

/** Whoever asks while the same is being read waits for that answer; nothing is kept after it. */
export function shareReads<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const going = new Map<string, Promise<T>>();
  return (key) => {
    const reading = going.get(key) ?? read(key).finally(() => going.delete(key));
    going.set(key, reading);
    return reading;
  };
}
