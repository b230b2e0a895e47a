/**
 * Runs writes one after another. Items that arrive during a write are combined into the next one. Each write first
 * awaits `pause`, so that more items join it.
 */
export function gatherWrites<T>(
  write: (items: readonly T[]) => Promise<void>,
  pause: () => Promise<void> = () => Promise.resolve(),
): (item: T) => Promise<void> {
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
      next = Promise.all([before, pause()]).then(start);
      before = next.catch(() => {});
    }
    return next;
  };
}

/** Keys that are asked for at once are read together, each once. A later question is read anew; nothing is kept. */
export function gatherReads<T>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): (key: string) => Promise<T | undefined> {
  let keys = new Set<string>();
  let next: Promise<ReadonlyMap<string, T>> | undefined;
  const start = () => {
    const asked = [...keys];
    keys = new Set();
    next = undefined;
    return read(asked);
  };
  return async (key) => {
    keys.add(key);
    next ??= Promise.resolve().then(start);
    return (await next).get(key);
  };
}
