const graceMs = 30_000;

/**
 * A refresh token works once. Tabs and requests that were under way with the same token come within half a minute and
 * get the same successor; whoever comes later has a token that its owner has given up: stolen.
 */
export function judgeRefresh(usedAt: Date | null, now: Date): 'first' | 'again' | 'stolen' {
  if (usedAt === null) return 'first';
  return now.getTime() - usedAt.getTime() <= graceMs ? 'again' : 'stolen';
}
