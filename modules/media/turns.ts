/** Round-robin order of waiting clients. New clients, and those just served, go to the end. */
export function createTurns() {
  const line = new Set<string>();
  return {
    orderOf: (waiting: ReadonlySet<string>): string[] => {
      for (const client of line) if (!waiting.has(client)) line.delete(client);
      for (const client of waiting) line.add(client);
      return [...line];
    },
    took: (client: string): void => {
      line.delete(client);
      line.add(client);
    },
  };
}
