/** The request's cookies for use cases. Cookies that are set are added to the answer, on pages and in the API. */
export type Cookies = {
  read(name: string): string | undefined;
  /** Without an age it goes with the browser window; an age of 0 removes it. */
  write(name: string, value: string, options: { maxAgeSeconds: number | undefined; isForScripts?: boolean }): void;
};
