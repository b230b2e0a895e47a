/** For what opens a part that is loaded on demand: whoever points at it or reaches it is about to press. */
export function loadedAhead(...loads: (() => Promise<unknown>)[]) {
  // One that fails is tried again by the press, which has a way to say so.
  const start = () => {
    for (const load of loads) load().catch(() => undefined);
  };
  return { onPointerEnter: start, onFocus: start, onTouchStart: start };
}
