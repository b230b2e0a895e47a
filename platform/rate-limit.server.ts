import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

type RateLimit = { name: string; points: number; seconds: number };

type Allowance = { allowed: boolean; limit: number; remaining: number; resetSeconds: number };

export type Limits = {
  take(limit: RateLimit, key: string): Promise<Allowance>;
  /** Removes one counted attempt. */
  giveBack(limit: RateLimit, key: string): Promise<void>;
};

/** Counted per process: with several workers a caller may get a multiple of the points. */
export function createLimits(): Limits {
  const limiters = new Map<string, RateLimiterMemory>();
  const limiterOf = (limit: RateLimit) => {
    const limiter =
      limiters.get(limit.name) ??
      new RateLimiterMemory({ keyPrefix: limit.name, points: limit.points, duration: limit.seconds });
    limiters.set(limit.name, limiter);
    return limiter;
  };
  return {
    take: (limit, key) =>
      limiterOf(limit)
        .consume(key)
        .then(
          (result) => toAllowance(limit, true, result),
          (result: RateLimiterRes | Error) => {
            if (result instanceof Error) throw result;
            return toAllowance(limit, false, result);
          },
        ),
    giveBack: async (limit, key) => {
      await limiterOf(limit).reward(key);
    },
  };
}

const toAllowance = (limit: RateLimit, allowed: boolean, result: RateLimiterRes): Allowance => ({
  allowed,
  limit: limit.points,
  remaining: Math.max(0, result.remainingPoints),
  resetSeconds: Math.ceil(result.msBeforeNext / 1000),
});
