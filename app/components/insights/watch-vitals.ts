type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
type Interaction = PerformanceEntry & { readonly interactionId?: number };

export type Vitals = { lcp?: number; inp?: number; cls?: number };

const sessionGapMs = 1000;
const longestSessionMs = 5000;

/** The largest sum of layout shifts that follow each other, as web vitals define it; in thousandths. */
export function shiftScore(shifts: readonly Pick<Shift, 'value' | 'startTime'>[]): number {
  let [highest, sum, first, last] = [0, 0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { value, startTime } of shifts) {
    const isSame = startTime - last < sessionGapMs && startTime - first < longestSessionMs;
    sum = isSame ? sum + value : value;
    if (!isSame) first = startTime;
    last = startTime;
    highest = Math.max(highest, sum);
  }
  return Math.round(highest * 1000);
}

/**
 * Measures the page until it is hidden, then reports the result once. Measures that the browser does not support are
 * left out.
 */
export function watchVitals(tell: (vitals: Vitals) => void): () => void {
  let lcp: number | undefined;
  const shifts: Shift[] = [];
  let slowest: number | undefined;
  const observers = [
    observe('largest-contentful-paint', (entry) => {
      lcp = entry.startTime;
    }),
    observe('layout-shift', (entry) => {
      if (!(entry as Shift).hadRecentInput) shifts.push(entry as Shift);
    }),
    observe('event', (entry) => {
      if ((entry as Interaction).interactionId) slowest = Math.max(slowest ?? 0, entry.duration);
    }),
  ];
  const stop = () => {
    for (const observer of observers) observer?.disconnect();
    document.removeEventListener('visibilitychange', end);
  };
  const end = () => {
    if (document.visibilityState !== 'hidden') return;
    stop();
    const hasShifts = observers[1] !== undefined;
    tell({
      ...(lcp !== undefined && { lcp: Math.round(lcp) }),
      ...(slowest !== undefined && { inp: Math.round(slowest) }),
      ...(hasShifts && { cls: shiftScore(shifts) }),
    });
  };
  document.addEventListener('visibilitychange', end);
  return stop;
}

function observe(type: string, take: (entry: PerformanceEntry) => void): PerformanceObserver | undefined {
  if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return undefined;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) take(entry);
  });
  observer.observe({ type, buffered: true });
  return observer;
}
