import { type Result, refuse } from '#core/result.ts';

/** Refuses with `timeout` after this long. The work itself is not stopped. */
export function within<T, R extends { code: string }>(
  ms: number,
  work: Promise<Result<T, R>>,
): Promise<Result<T, R | { code: 'timeout' }>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Result<T, { code: 'timeout' }>>((resolve) => {
    timer = setTimeout(() => resolve(refuse({ code: 'timeout' })), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
