import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

type RateLimit = { name: string; points: number; seconds: number };

type Allowance = { allowed: boolean; limit: number; remaining: number; resetSeconds: number };

export type Limits = { take(limit: RateLimit, key: string): Promise<Allowance> };

/** Counted per process: with several workers a caller may get a multiple of the points. */
export function createLimits(): Limits {
  const limiters = new Map<string, RateLimiterMemory>();
  return {
    take: async (limit, key) => {
      const limiter =
        limiters.get(limit.name) ??
        new RateLimiterMemory({ keyPrefix: limit.name, points: limit.points, duration: limit.seconds });
      limiters.set(limit.name, limiter);
      const answer = (allowed: boolean, result: RateLimiterRes): Allowance => ({
        allowed,
        limit: limit.points,
        remaining: Math.max(0, result.remainingPoints),
        resetSeconds: Math.ceil(result.msBeforeNext / 1000),
      });
      return limiter.consume(key).then(
        (result) => answer(true, result),
        (result: RateLimiterRes | Error) => {
          if (result instanceof Error) throw result;
          return answer(false, result);
        },
      );
    },
  };
}
