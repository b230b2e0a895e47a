import { isHint, type LiveHint, liveHints } from './live-hint.ts';

export type LiveListeners = { readonly onMessage: (words: string) => void; readonly onError: () => void };

export type LiveSource = { readonly close: () => void };

type Options = {
  open: (listeners: LiveListeners) => LiveSource;
  onHints: (hints: readonly LiveHint[]) => void;
  /** `session`: the session has ended. `expired`: only its token has, which any page request renews. */
  onEnd: (why: 'session' | 'expired') => void;
  /** The page was hidden before: hints may have been missed. */
  wasHidden: boolean;
  random?: () => number;
};

/** While there is no stream, everything is read again this often. */
const pollMs = 60_000;
/** Three beats of the server. */
const silentMs = 60_000;
/** If the first message takes longer, a proxy is buffering the stream. */
const readyMs = 15_000;
const firstRetryMs = 5000;
const longestRetryMs = 5 * 60_000;
/** Spreads reconnections, so that thousands of pages do not connect at once after a restart. */
const spreadMs = 5000;

/** Keeps a stream of hints open, and polls while it cannot. Returns a function that stops both. */
export function startLiveLink({ open, onHints, onEnd, wasHidden, random = Math.random }: Options): () => void {
  let source: LiveSource | undefined;
  let hasMissed = wasHidden;
  let failures = 0;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let spread: ReturnType<typeof setTimeout> | undefined;
  let poll: ReturnType<typeof setInterval> | undefined;

  const hearAll = () => onHints(liveHints);

  function close(): void {
    clearTimeout(silence);
    source?.close();
    source = undefined;
  }

  function stop(): void {
    close();
    clearTimeout(retry);
    clearTimeout(spread);
    clearInterval(poll);
  }

  function startPolling(): void {
    close();
    hasMissed = true;
    poll ??= setInterval(hearAll, pollMs);
  }

  function connectAfter(ms: number): void {
    startPolling();
    clearTimeout(retry);
    retry = setTimeout(connect, ms + random() * spreadMs);
  }

  function fail(): void {
    connectAfter(Math.min(longestRetryMs, firstRetryMs * 2 ** failures));
    failures += 1;
  }

  function expectWithin(ms: number): void {
    clearTimeout(silence);
    silence = setTimeout(fail, ms);
  }

  function becomeReady(): void {
    failures = 0;
    clearInterval(poll);
    poll = undefined;
    if (hasMissed) hearAll();
    hasMissed = false;
  }

  function hear(words: string): void {
    expectWithin(silentMs);
    if (words === 'ready') return becomeReady();
    if (words === 'all') {
      clearTimeout(spread);
      spread = setTimeout(hearAll, random() * spreadMs);
      return undefined;
    }
    if (words === 'end session' || words === 'end expired') {
      stop();
      return onEnd(words === 'end session' ? 'session' : 'expired');
    }
    // The person has many open pages, so this one polls.
    if (words === 'end others') return startPolling();
    if (words === 'end stop') return connectAfter(0);
    return isHint(words) ? onHints([words]) : undefined;
  }

  function connect(): void {
    const opened: LiveSource = open({
      onMessage: (words) => {
        if (source === opened) hear(words);
      },
      onError: () => {
        if (source === opened) fail();
      },
    });
    source = opened;
    expectWithin(readyMs);
  }

  connect();
  return stop;
}
