import type { Snapshot, Snapshots } from '#platform/snapshots/snapshots.server.ts';
import {
  contentOfMarket,
  contentTopic,
  type Documents,
  type MarketContent,
  type ParsedDocument,
} from './content-snapshot.server.ts';

type Kind = keyof MarketContent;
type Check = (content: MarketContent) => boolean;
type Held = ParsedDocument<unknown> | undefined;

export type ContentReads = {
  /** Reads as the given snapshots do, and records which documents were read. */
  readonly snapshots: Snapshots;
  /** Whether everything that was read is still the same. */
  readonly isCurrent: () => Promise<boolean>;
  /** The documents that were read by name. */
  readonly values: () => readonly unknown[];
};

/** Records the documents that a page is made of, so that it is dropped when one of them changes, and not before. */
export function recordContentReads(snapshots: Snapshots): ContentReads {
  const checks = new Map<number, Map<string, Check>>();
  const values = new Set<unknown>();

  function recorded(marketId: number, content: MarketContent): MarketContent {
    const own = checks.get(marketId) ?? new Map<string, Check>();
    checks.set(marketId, own);
    const of = <T>(kind: Kind, documents: Documents<T>): Documents<T> => {
      const stays = (name: string, check: (now: Documents<unknown>) => boolean) =>
        void own.set(`${kind} ${name}`, (now) => check(now[kind]));
      return watched(documents, {
        got: (key, held) => {
          if (held && 'value' in held) values.add(held.value);
          stays(`get ${key}`, (now) => now.get(key) === held);
        },
        found: (key, isThere) => stays(`has ${key}`, (now) => now.has(key) === isThere),
        listed: () => stays('all', (now) => isSame(now, documents)),
      });
    };
    return {
      general: of('general', content.general),
      pages: of('pages', content.pages),
      dealerPages: of('dealerPages', content.dealerPages),
    };
  }

  return {
    snapshots: {
      ...snapshots,
      read: async <Part extends string | number, T>(snapshot: Snapshot<Part, T>, part: Part): Promise<T> => {
        const value = await snapshots.read(snapshot, part);
        // By topic, because bundled code has its own copy of the snapshot.
        return snapshot.topic === contentTopic ? (recorded(Number(part), value as MarketContent) as T) : value;
      },
    },
    isCurrent: async () => {
      for (const [marketId, own] of checks) {
        const now = await snapshots.read(contentOfMarket, marketId);
        for (const check of own.values()) if (!check(now)) return false;
      }
      return true;
    },
    values: () => [...values],
  };
}

type Watcher = {
  got: (key: string, held: Held) => void;
  found: (key: string, isThere: boolean) => void;
  listed: () => void;
};

function watched<T>(documents: Documents<T>, { got, found, listed }: Watcher): Documents<T> {
  const all = () => {
    listed();
    return documents;
  };
  return {
    get: (key) => {
      const held = documents.get(key);
      got(key, held);
      return held;
    },
    has: (key) => {
      found(key, documents.has(key));
      return documents.has(key);
    },
    keys: () => all().keys(),
    values: () => all().values(),
    entries: () => all().entries(),
    forEach: (each) => all().forEach(each),
    [Symbol.iterator]: () => all()[Symbol.iterator](),
    get size() {
      return all().size;
    },
  };
}

function isSame(now: Documents<unknown>, before: Documents<unknown>): boolean {
  return now.size === before.size && [...before].every(([key, held]) => now.get(key) === held);
}
