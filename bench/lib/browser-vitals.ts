export type Vitals = {
  /** Of text or a picture. */
  firstPaintMs: number;
  largestPaintMs: number;
  /** The time of tasks beyond 50 ms each: while they run, the page does not react to input. */
  blockedMs: number;
  /** The sum of all layout shifts. */
  shift: number;
  scriptKilobytes: number;
  elements: number;
};

type Noted = { paint: number; blocked: number; shift: number };
type Watched = typeof globalThis & { noted?: Noted };
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Runs in the browser before the page. */
export function watchVitals(): void {
  const noted: Noted = { paint: 0, blocked: 0, shift: 0 };
  (globalThis as Watched).noted = noted;
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    noted.paint = startTime;
  });
  watch('longtask', ({ duration }) => {
    noted.blocked += Math.max(0, duration - 50);
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) noted.shift += value;
  });
}

/** Runs in the browser. */
export function readVitals(): Omit<Vitals, 'scriptKilobytes'> {
  const { paint, blocked, shift } = (globalThis as Watched).noted ?? { paint: 0, blocked: 0, shift: 0 };
  const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const elements = document.querySelectorAll('*').length;
  return { firstPaintMs: first, largestPaintMs: paint, blockedMs: blocked, shift, elements };
}
