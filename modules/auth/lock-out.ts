const minute = 60_000;

/**
 * A number of attempts is free; then each must wait twice as long as the one before. The count resets after a time
 * without attempts. Waits for an account stay short, because otherwise an attacker could lock its owner out.
 */
export type AttemptPolicy = { free: number; firstWaitMs: number; longestWaitMs: number; forgetAfterMs: number };

export const attemptPolicies = {
  'sign-in name': { free: 5, firstWaitMs: minute, longestWaitMs: 15 * minute, forgetAfterMs: 60 * minute },
  'sign-in address': { free: 50, firstWaitMs: minute, longestWaitMs: 60 * minute, forgetAfterMs: 60 * minute },
  'reset name': { free: 3, firstWaitMs: 15 * minute, longestWaitMs: 60 * minute, forgetAfterMs: 60 * minute },
  'reset address': { free: 20, firstWaitMs: minute, longestWaitMs: 60 * minute, forgetAfterMs: 60 * minute },
  'register address': { free: 20, firstWaitMs: minute, longestWaitMs: 60 * minute, forgetAfterMs: 60 * minute },
  'register name': { free: 3, firstWaitMs: 15 * minute, longestWaitMs: 60 * minute, forgetAfterMs: 60 * minute },
  'apply address': { free: 10, firstWaitMs: minute, longestWaitMs: 60 * minute, forgetAfterMs: 60 * minute },
  'apply name': { free: 3, firstWaitMs: 15 * minute, longestWaitMs: 60 * minute, forgetAfterMs: 60 * minute },
  'contact address': { free: 10, firstWaitMs: minute, longestWaitMs: 60 * minute, forgetAfterMs: 60 * minute },
  'contact name': { free: 5, firstWaitMs: 5 * minute, longestWaitMs: 60 * minute, forgetAfterMs: 60 * minute },
  'taken address': { free: 20, firstWaitMs: minute, longestWaitMs: 60 * minute, forgetAfterMs: 60 * minute },
} as const satisfies Record<string, AttemptPolicy>;

export type AttemptKind = keyof typeof attemptPolicies;

export const waitMinutes = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / minute));

/** An internet subscriber has a whole /64 of IPv6 addresses, so the network is counted, not the address. */
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
