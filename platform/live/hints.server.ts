import type { Signals } from '../db/db.server.ts';
import type { Log } from '../log.server.ts';

/** Notifies all processes that something has changed. A topic is two words: the kind of change, and its owner. */
export type Hints = {
  /**
   * Returns at once. A lost hint is harmless: pages also load their data when they open a stream, and from time to
   * time.
   */
  readonly tell: (...topics: string[]) => void;
  /** `listener` gets the topics; none if any hint may have been missed. Returns a function that stops listening. */
  on(listener: (topics: readonly string[]) => void): () => void;
};

const channel = 'live';
/** Usually long enough for the notifying transaction to commit; changes within this time are sent together. */
const gatherMs = 100;
/** PostgreSQL takes less than 8,000 bytes. */
const mostCharacters = 7000;

export function createHints({ signals, log }: { signals: Signals; log: Log }): Hints {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const sendAll = () => {
    timer = undefined;
    const texts = joined([...waiting]);
    waiting.clear();
    for (const text of texts)
      signals
        .send(channel, text)
        .catch((error: unknown) => log.warn({ err: error }, 'open pages could not be told of a change'));
  };

  return {
    tell: (...topics) => {
      for (const topic of topics) waiting.add(topic);
      timer ??= setTimeout(sendAll, gatherMs).unref();
    },
    on: (listener) => signals.on(channel, (text) => listener(text === '' ? [] : text.split(','))),
  };
}

function joined(topics: readonly string[]): string[] {
  const texts: string[] = [];
  let text = '';
  for (const topic of topics) {
    if (text !== '' && text.length + topic.length >= mostCharacters) {
      texts.push(text);
      text = '';
    }
    text = text === '' ? topic : `${text},${topic}`;
  }
  return text === '' ? texts : [...texts, text];
}
