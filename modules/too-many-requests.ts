const longestInSeconds = 120;

/** The refusal with the waiting time; its text uses minutes above two minutes. */
export const tooManyRequests = (seconds: number) => ({
  code: 'too-many-requests' as const,
  seconds,
  /** 0: the text uses seconds. */
  minutes: seconds > longestInSeconds ? Math.ceil(seconds / 60) : 0,
});
