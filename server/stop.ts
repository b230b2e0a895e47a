import type { Listener } from './listen.ts';

const requestsMayTakeMs = 6000;
const everythingMayTakeMs = 9500;

const stopSignals = ['SIGTERM', 'SIGINT'] as const;

type Parts = {
  listener: Listener;
  /** Streams to open pages would otherwise never finish. */
  endStreams: () => void;
  close: () => Promise<void>;
};

/**
 * On SIGTERM or Ctrl-C the process ends at once, and after `inOrder` it ends as described there. The listeners stay the same: a
 * signal that arrives while one is exchanged for another is lost.
 */
export function endOnSignal(): { inOrder: (parts: Parts) => void } {
  let end: () => void = () => process.exit(0);
  for (const signal of stopSignals) process.on(signal, () => end());
  return {
    inOrder: (parts) => {
      const stop = stopInOrder(parts);
      end = () => void stop();
    },
  };
}

/** Refuses new connections, finishes running requests, hands jobs back, and ends within 10 s. */
function stopInOrder({ listener, endStreams, close }: Parts): () => Promise<void> {
  let stopping = false;
  return async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), everythingMayTakeMs).unref();
    endStreams();
    await listener.stop(requestsMayTakeMs);
    await close();
    process.exit(0);
  };
}
