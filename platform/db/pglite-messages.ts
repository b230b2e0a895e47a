/** What the threads of the embedded database send each other: plain data, because functions and classes cannot cross. */
export type Question = { id: number } & (
  | { kind: 'open'; folder: string }
  | { kind: 'query'; text: string; params: readonly unknown[] | undefined; transaction?: number }
  | { kind: 'exec'; text: string }
  | { kind: 'begin' | 'commit' | 'rollback'; transaction: number }
  | { kind: 'close' }
);

export type Answer = { id: number; value: unknown } | { id: number; error: PlainError };

type PlainError = { message: string; name: string; stack: string | undefined; facts: Record<string, unknown> };

/** What PostgreSQL tells of an error. The parameters of the statement may be personal data and stay behind. */
const factNames = [
  'code',
  'severity',
  'detail',
  'hint',
  'position',
  'where',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'query',
] as const;

export function toPlainError(error: unknown): PlainError {
  if (!(error instanceof Error)) return { message: String(error), name: 'Error', stack: undefined, facts: {} };
  const found = error as Error & Record<string, unknown>;
  const known = factNames.filter((name) => found[name] !== undefined);
  const facts = Object.fromEntries(known.map((name) => [name, found[name]]));
  return { message: error.message, name: error.name, stack: error.stack, facts };
}

export function fromPlainError({ message, name, stack, facts }: PlainError): Error {
  return Object.assign(new Error(message), { name, stack, ...facts });
}
