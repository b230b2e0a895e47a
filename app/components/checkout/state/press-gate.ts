export type PressGate = {
  /** A finger or a mouse button goes down, or up again. */
  readonly down: () => void;
  readonly up: () => void;
  /** Runs the task as soon as nothing is pressed. */
  readonly run: (task: () => void) => void;
};

/**
 * Delays tasks that may move the page while something is pressed, so that a click hits its target. On a phone, a field loses
 * the focus between touch and click, so tasks wait until that event turn is over.
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
