const minute = 60_000;

/**
 * So many attempts are free; each further one has to wait, twice as long each time. After a while without any, all is
 * forgotten. An account's waits stay short, or anybody could shut its owner out.
 */
export type AttemptPolicy = { free: number; firstWaitMs: number; longestWaitMs: number; forgetAfterMs: number };

export const attemptPolicies = {
  'sign-in name': { free: 5, firstWaitMs: minute, longestWaitMs: 15 * minute, forgetAfterMs: 60 * minute },
  'sign-in address': { free: 50, firstWaitMs: minute, longestWaitMs: 60 * minute, forgetAfterMs: 60 * minute },
  'reset name': { free: 3, firstWaitMs: 15 * minute, longestWaitMs: 60 * minute, forgetAfterMs: 60 * minute },
  'reset address': { free: 20, firstWaitMs: minute, longestWaitMs: 60 * minute, forgetAfterMs: 60 * minute },
  'register address': { free: 20, firstWaitMs: minute, longestWaitMs: 60 * minute, forgetAfterMs: 60 * minute },
  'register name': { free: 3, firstWaitMs: 15 * minute, longestWaitMs: 60 * minute, forgetAfterMs: 60 * minute },
} as const satisfies Record<string, AttemptPolicy>;

export type AttemptKind = keyof typeof attemptPolicies;

export const waitMinutes = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / minute));

/** One subscriber has a whole /64 of IPv6 addresses and would otherwise have as many tries. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groupsOf = (part: string | undefined) => (part === undefined || part === '' ? [] : part.split(':'));
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return `${[...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::/64`;
}
