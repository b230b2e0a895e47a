import type { Listener } from './listen.ts';

const requestsMayTakeMs = 6000;
const everythingMayTakeMs = 9500;

export const stopSignals = ['SIGTERM', 'SIGINT'] as const;

type Parts = {
  listener: Listener;
  /** Streams to open pages would otherwise never finish. */
  endStreams: () => void;
  close: () => Promise<void>;
};

/** On SIGTERM or Ctrl-C: refuses new connections, finishes running requests, hands jobs back, and ends within 10 s. */
export function stopInOrder({ listener, endStreams, close }: Parts): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), everythingMayTakeMs).unref();
    endStreams();
    await listener.stop(requestsMayTakeMs);
    await close();
    process.exit(0);
  };
  for (const signal of stopSignals) process.on(signal, () => void stop());
}
