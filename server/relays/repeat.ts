/** What is found to do only after requests, is looked for this much more rarely without them. */
const quietTurns = 10;

type Pace = { pauseMs: number; isQuiet?: () => boolean };

/**
 * Runs something again and again, with a pause after each time, which is ten times as long while it is quiet. `run`
 * handles its own failures. Returns a function that stops it, and waits for what is running.
 */
export function repeat(run: () => Promise<unknown>, { pauseMs, isQuiet = () => false }: Pace): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let going: Promise<unknown> = Promise.resolve();
  let turn = 0;
  const wait = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      turn = isQuiet() ? turn + 1 : 0;
      if (turn % quietTurns === 0) going = run().then(wait);
      else wait();
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
