/** Frames that are not visible may never be painted. */
const longestWaitMs = 2000;

const waitForPaint = `await new Promise((start) => {
  if (document.hidden || !globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return start();
  setTimeout(start, ${longestWaitMs});
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
});`;

/**
 * The router's last script, which imports the modules of the page and starts it, so that it waits for the first paint. Then it loads all
 * files at once, after pictures, and imports them one after another, so that none of these tasks is long.
 */
export function startLate(script: string, files: readonly string[]): string {
  const imports = script.replace(/^import \* as (\w+) from (".*?");/gm, 'const $1 = await import($2);');
  return `${waitForPaint}
for (const href of ${JSON.stringify(files)})
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }));
${imports}`;
}
