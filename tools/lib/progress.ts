type Done = { rows: number; fraction: number | undefined };

/** Reports progress about every second: rows, rows per second, and the remaining time if known. */
export function createProgress(what: string, now: () => number = () => performance.now()) {
  const started = now();
  let last = started;
  return (done: Done): void => {
    if (now() - last < 1000) return;
    last = now();
    console.log(`${what}: ${describe(done, (last - started) / 1000)}`);
  };
}

export function describe({ rows, fraction }: Done, seconds: number): string {
  const rate = `${rows.toLocaleString('en')} rows, ${Math.round(rows / seconds).toLocaleString('en')} a second`;
  if (!fraction) return rate;
  return `${rate}, ${Math.round(fraction * 100)} %, about ${Math.ceil(seconds / fraction - seconds)} s left`;
}
