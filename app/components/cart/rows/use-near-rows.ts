import { useState } from 'react';

/** Distance below the screen at which a row counts as near. */
const rootMargin = '600px';

/** Rows that have come near the screen; they stay in the set. One observer watches all rows. */
export function useNearRows() {
  const [near, setNear] = useState<ReadonlySet<string>>(new Set());
  const [watch] = useState(() => createWatch((come) => setNear((before) => new Set([...before, ...come]))));
  return { near, watch };
}

/** A ref callback for elements to watch; each element's id is reported once. */
export function createWatch(onNear: (ids: readonly string[]) => void) {
  let observer: IntersectionObserver | undefined;
  const observe = (entries: readonly IntersectionObserverEntry[]) => {
    const come = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
    for (const one of come) observer?.unobserve(one);
    if (come.length > 0) onNear(come.map(({ id }) => id));
  };
  return (element: Element | null) => {
    if (!element) return undefined;
    observer ??= new IntersectionObserver(observe, { rootMargin });
    observer.observe(element);
    return () => observer?.unobserve(element);
  };
}
