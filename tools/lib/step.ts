export function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/** Prints the start of a step, and its duration at the end. */
export async function announced<T>(what: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  console.log(`${what} ...`);
  const result = await work();
  console.log(`${what}: done in ${secondsSince(start)}`);
  return result;
}
