import { constants } from 'node:os';

/** Has `undo` done (it must not wait for anything) if the process ends or is interrupted; returns how to call that off. */
export function atExit(undo: () => void): () => void {
  const stop = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal]);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  // The latest first, as with nested blocks: a server stops before its folder goes.
  process.prependOnceListener('exit', undo);
  for (const signal of signals) process.on(signal, stop);
  return () => {
    process.off('exit', undo);
    for (const signal of signals) process.off(signal, stop);
  };
}
