/** People need longer than this to fill in a form; bots do not. */
const leastSeconds = 4;
const longestHours = 24;

/** Whether the time between showing and sending a form is plausible for a person. */
export function judgeTime(shownAt: Date | undefined, now: Date): 'ok' | 'too-fast' | 'too-old' {
  if (shownAt === undefined) return 'too-old';
  const seconds = (now.getTime() - shownAt.getTime()) / 1000;
  if (seconds < leastSeconds) return 'too-fast';
  return seconds > longestHours * 60 * 60 ? 'too-old' : 'ok';
}
