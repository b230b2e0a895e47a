/** The browser functions that saving a file needs. */
export type Browser = {
  fetch: (address: string, init?: RequestInit) => Promise<Response>;
  createObjectURL: (blob: Blob) => string;
  revokeObjectURL: (url: string) => void;
  /** Clicks a download link. */
  press: (link: { href: string; download: string }) => void;
  later: (work: () => void, ms: number) => void;
};

/** Some browsers read the file only after the click. */
const releaseAfterMs = 1000;

/** Downloads a file and saves it under the name that the server gives it. */
export async function saveFile(address: string, browser: Browser): Promise<void> {
  const answer = await fetchOrRenew(address, browser);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  keepFile(await answer.blob(), answer.headers, browser);
}

export function keepFile(file: Blob, headers: Headers, browser: Browser): void {
  const url = browser.createObjectURL(file);
  browser.press({ href: url, download: fileNameOf(headers.get('content-disposition')) });
  browser.later(() => browser.revokeObjectURL(url), releaseAfterMs);
}

/** Renews the session and retries, because it may have ended while the page was open. */
export async function fetchOrRenew(address: string, browser: Browser): Promise<Response> {
  const answer = await browser.fetch(address);
  if (answer.status !== 401 && answer.status !== 404) return answer;
  const renewed = await browser.fetch('/refresh', { method: 'POST' });
  return renewed.ok ? browser.fetch(address) : answer;
}

const fileNameOf = (disposition: string | null): string => /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? '';
