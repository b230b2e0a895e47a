/** The clients that still wait for a piece of work. If empty, the work is no longer wanted. */
export type Clients = () => readonly string[];

type SharedWork<T> = (key: string, clients: Clients, begin: (all: Clients) => Promise<T>) => Promise<T>;

/** Runs the same work once for several clients, as long as at least one of them is waiting. */
export function createSharedWork<T>(): SharedWork<T> {
  const begun = new Map<string, { result: Promise<T>; asked: Clients[] }>();
  return (key, clients, begin) => {
    const same = begun.get(key);
    if (same) {
      same.asked.push(clients);
      return same.result;
    }
    const asked = [clients];
    const result = begin(() => asked.flatMap((one) => one())).finally(() => begun.delete(key));
    begun.set(key, { result, asked });
    return result;
  };
}
