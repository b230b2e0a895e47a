const longestInSeconds = 120;

/** The refusal with the wait, which its text says in minutes where it is longer than two of them. */
export const tooManyRequests = (seconds: number) => ({
  code: 'too-many-requests' as const,
  seconds,
  /** 0: the text says the seconds. */
  minutes: seconds > longestInSeconds ? Math.ceil(seconds / 60) : 0,
});
