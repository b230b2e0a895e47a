export type PressGate = {
  /** A finger or a mouse button goes down, and up again. */
  readonly down: () => void;
  readonly up: () => void;
  /** Does it as soon as nothing is pressed. */
  readonly run: (task: () => void) => void;
};

/**
 * What may move the page waits while something is pressed, so that the click meets what was aimed at. On a phone a field is
 * left only between the finger and the click, so even then it waits until that turn is over.
 */
export function createPressGate(afterThisTurn: (run: () => void) => void): PressGate {
  let isDown = false;
  let waiting: (() => void)[] = [];
  const release = () => {
    if (isDown) return;
    const ready = waiting;
    waiting = [];
    for (const task of ready) task();
  };
  return {
    down: () => {
      isDown = true;
    },
    up: () => {
      isDown = false;
      afterThisTurn(release);
    },
    run: (task) => {
      waiting.push(task);
      if (!isDown) afterThisTurn(release);
    },
  };
}
