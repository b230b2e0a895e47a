/** The cookies of a request that use cases know about. What is set goes onto the answer, whoever makes it. */
export type Cookies = {
  read(name: string): string | undefined;
  /** Without an age it goes with the browser window; an age of 0 removes it. */
  write(name: string, value: string, options: { maxAgeSeconds: number | undefined; isForScripts?: boolean }): void;
};
