const graceMs = 30_000;

/**
 * A refresh token works once. Concurrent requests with the same token arrive within half a minute and get the same
 * successor. Later use means that the token was stolen.
 */
export function judgeRefresh(usedAt: Date | null, now: Date): 'first' | 'again' | 'stolen' {
  if (usedAt === null) return 'first';
  return now.getTime() - usedAt.getTime() <= graceMs ? 'again' : 'stolen';
}
