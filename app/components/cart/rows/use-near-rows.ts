import { useState } from 'react';

/** How far below the screen a row already counts. */
const rootMargin = '600px';

/** Which rows have come near the screen: from then on they stay among them. One observer watches all of them. */
export function useNearRows() {
  const [near, setNear] = useState<ReadonlySet<string>>(new Set());
  const [watch] = useState(() => createWatch((come) => setNear((before) => new Set([...before, ...come]))));
  return { near, watch };
}

/** A ref for what is to be watched; whoever has come is told by the id of the element, once. */
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
