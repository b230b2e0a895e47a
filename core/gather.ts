/** Runs writes one after another. Items that arrive during a write are combined into the next one. */
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

/** Concurrent reads of the same key share one result; nothing is cached afterwards. */
export function shareReads<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const going = new Map<string, Promise<T>>();
  return (key) => {
    const reading = going.get(key) ?? read(key).finally(() => going.delete(key));
    going.set(key, reading);
    return reading;
  };
}
