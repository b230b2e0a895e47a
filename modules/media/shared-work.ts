/** The clients who still wait for a piece of work. None: nobody wants it any more. */
export type Clients = () => readonly string[];

type SharedWork<T> = (key: string, clients: Clients, begin: (all: Clients) => Promise<T>) => Promise<T>;

/** Work that several ask for is begun once, and wanted as long as one of them still is there. */
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
