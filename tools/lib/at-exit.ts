import { constants } from 'node:os';

/** Registers a synchronous clean-up for the end of the process; returns a function that cancels it. */
export function atExit(undo: () => void): () => void {
  const stop = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal]);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  // Runs clean-ups in reverse order: a server stops before its folder is deleted.
  process.prependOnceListener('exit', undo);
  for (const signal of signals) process.on(signal, stop);
  return () => {
    process.off('exit', undo);
    for (const signal of signals) process.off(signal, stop);
  };
}
