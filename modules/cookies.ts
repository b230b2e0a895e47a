/** The request's cookies for use cases. Cookies that are set are added to the answer, on pages and in the API. */
export type Cookies = {
  read(name: string): string | undefined;
  /** Without an age it ends with the browser session; an age of 0 removes it. */
  write(name: string, value: string, options: { maxAgeSeconds: number | undefined; isForScripts?: boolean }): void;
};
