import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import { isDatabaseAway } from '../db/database-away.ts';
import type { Db, Signals } from '../db/db.server.ts';
import type { Log } from '../log.server.ts';
import { readVersions } from './snapshot-store.server.ts';

/**
 * Data that is read often and written seldom, in memory as one immutable value per part (such as a market). A part is
 * built on first read, and rebuilt and replaced when its topic's version changes.
 */
export type Snapshot<Part extends string | number, T> = {
  topic: string;
  /** Distinguishes several snapshots of a topic. By name, because bundled code has its own copy of the object. */
  name?: string;
  /** `held` is the previous value, for incremental builds. */
  build(db: Db, part: Part, held?: T): Promise<T>;
  /** Maximum age of a value without an announced change. */
  maxAgeMs?: number;
  /** For slow builds: the old value is used until the new one is ready. */
  servesOld?: boolean;
  /** Never use an outdated value, even while the database is unavailable: for access checks. */
  mustBeFresh?: boolean;
};

export type Snapshots = {
  read<Part extends string | number, T>(snapshot: Snapshot<Part, T>, part: Part): Promise<T>;
  /** Call it after the commit: this process sees the change when it returns, others when the hint arrives. */
  announce(topic: string): Promise<void>;
  /** Called at each change; with `servesOld`, also when the new value replaces the old one. */
  onChange(listener: (topic: string) => void): void;
};

type StoredValue = { version: number; builtAt: number; value: unknown };
type Options = {
  db: Db;
  signals: Signals;
  clock: Clock;
  log: Log;
  pollMs?: number;
  /** For tests: outdated values are never returned, so that the next read sees a change. */
  alwaysFresh?: boolean;
};

const channel = 'snapshot';

function notReady(): Error {
  return Object.assign(new Error('snapshots are read before they were started'), { name: 'SnapshotsNotReady' });
}

export function createSnapshots({
  db,
  signals,
  clock,
  log,
  pollMs = 5000,
  alwaysFresh = false,
}: Options): Snapshots & { start(): Promise<void>; stop(): void } {
  const held = new Map<string, StoredValue>();
  const building = new Map<string, Promise<unknown>>();
  const renewing = new Set<string>();
  const listeners: ((topic: string) => void)[] = [];
  let versions = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let ignoreSignals: (() => void) | undefined;
  let asked = 0;
  let answered = 0;
  let started = false;
  let stopped = false;

  const versionOf = (topic: string) => versions.get(topic) ?? 0;

  function isFresh(entry: StoredValue, snapshot: { topic: string; maxAgeMs?: number }): boolean {
    if (entry.version !== versionOf(snapshot.topic)) return false;
    return snapshot.maxAgeMs === undefined || clock.now().getTime() - entry.builtAt <= snapshot.maxAgeMs;
  }

  async function build<Part extends string | number, T>(
    snapshot: Snapshot<Part, T>,
    part: Part,
    key: string,
  ): Promise<T> {
    // Read the version before the data: a change in between makes the value outdated, never wrongly current.
    const version = versionOf(snapshot.topic);
    const value = await snapshot.build(db, part, held.get(key)?.value as T | undefined);
    // Of two concurrent builds, the one that began later counts.
    if ((held.get(key)?.version ?? 0) <= version) held.set(key, { version, builtAt: clock.now().getTime(), value });
    return value;
  }

  function buildOnce<Part extends string | number, T>(snapshot: Snapshot<Part, T>, part: Part, key: string) {
    const flight = `${key} ${versionOf(snapshot.topic)}`;
    const going = building.get(flight) ?? build(snapshot, part, key).finally(() => building.delete(flight));
    building.set(flight, going);
    return going;
  }

  /** While the database is unavailable, the previous value is returned. */
  async function buildUnlessAway<Part extends string | number, T>(
    snapshot: Snapshot<Part, T>,
    part: Part,
    key: string,
    { value }: StoredValue,
  ): Promise<T> {
    try {
      return await (buildOnce(snapshot, part, key) as Promise<T>);
    } catch (error) {
      if (isDatabaseAway(error)) return value as T;
      throw error;
    }
  }

  /** One build at a time, with a pause after a failure, because the old value is still usable. */
  function renew<Part extends string | number, T>(snapshot: Snapshot<Part, T>, part: Part, key: string): void {
    if (renewing.has(key)) return;
    renewing.add(key);
    const work = async () => {
      try {
        await buildOnce(snapshot, part, key);
        tell(snapshot.topic);
      } catch (error) {
        log.error({ err: error, topic: snapshot.topic, part }, 'a snapshot could not be renewed');
        await sleep(pollMs, undefined, { ref: false });
      } finally {
        renewing.delete(key);
      }
    };
    void work();
  }

  function tell(topic: string): void {
    for (const listener of listeners) listener(topic);
  }

  async function checkVersions(): Promise<void> {
    asked += 1;
    const turn = asked;
    const now = await readVersions(db);
    // A slower, earlier query may lack the change that a later query has already returned.
    if (turn < answered) return;
    answered = turn;
    const changed = [...now].filter(([topic, version]) => versionOf(topic) !== version).map(([topic]) => topic);
    versions = now;
    for (const topic of changed) tell(topic);
  }

  const checkQuietly = () =>
    checkVersions().catch((error: unknown) => log.warn({ err: error }, 'snapshot versions could not be read'));

  return {
    read: async (snapshot, part) => {
      if (!started) throw notReady();
      const key = `${snapshot.topic} ${snapshot.name ?? ''} ${part}`;
      const entry = held.get(key);
      if (entry && isFresh(entry, snapshot)) return entry.value as never;
      if (!entry || snapshot.mustBeFresh || alwaysFresh) return buildOnce(snapshot, part, key) as never;
      if (!snapshot.servesOld) return buildUnlessAway(snapshot, part, key, entry);
      renew(snapshot, part, key);
      return entry.value as never;
    },
    announce: async (topic) => {
      await checkVersions();
      await signals.send(channel, topic);
    },
    onChange: (listener) => void listeners.push(listener),
    start: async () => {
      ignoreSignals = signals.on(channel, () => void checkQuietly());
      await checkVersions();
      started = true;
      const poll = () => {
        if (stopped) return;
        timer = setTimeout(() => void checkQuietly().then(poll), pollMs);
        timer.unref();
      };
      poll();
    },
    stop: () => {
      stopped = true;
      ignoreSignals?.();
      clearTimeout(timer);
    },
  };
}
