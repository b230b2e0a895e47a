/**
 * Runs something again and again, with a pause after each time. `run` handles its own failures. Returns a function that
 * stops it, and waits for what is running.
 */
export function repeat(run: () => Promise<unknown>, pauseMs: number): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let going: Promise<unknown> = Promise.resolve();
  const wait = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      going = run().then(wait);
    }, pauseMs);
    timer.unref();
  };
  wait();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await going;
  };
}
