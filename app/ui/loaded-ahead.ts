/** Preloads code that a button opens, on hover or focus. */
export function loadedAhead(...loads: (() => Promise<unknown>)[]) {
  // If it fails, the click tries again and reports the error.
  const start = () => {
    for (const load of loads) load().catch(() => undefined);
  };
  return { onPointerEnter: start, onFocus: start, onTouchStart: start };
}
