import type { Argument } from './icu.ts';

export type Facts = Record<string, string | number | Date | ((chunks: unknown) => unknown)>;

/** Each number has another plural form in some language; the last has a thousands separator. */
const numbers = [0, 1, 2, 5, 11, 21, 1.5, 12345];

/** Sets of facts for a message that cover every number and every option, including an unknown one. */
export function factsFor(found: readonly Argument[]): Facts[] {
  const choices = found.map(({ kind, options }) => (kind === 'select' ? options.length + 1 : 1));
  const isCounting = found.some(({ kind }) => kind === 'plural' || kind === 'number');
  const times = Math.max(1, ...choices) * (isCounting ? numbers.length : 1);
  return Array.from({ length: times }, (_, turn) =>
    Object.fromEntries(found.map((argument) => [argument.name, factFor(argument, turn)])),
  );
}

function factFor({ name, kind, options }: Argument, turn: number): Facts[string] {
  if (kind === 'tag') return (chunks) => ({ [name]: chunks });
  if (kind === 'date' || kind === 'time') return new Date('2026-11-16T08:00:00Z');
  if (kind === 'select') return options[Math.floor(turn / numbers.length) % (options.length + 1)] ?? 'foreign';
  return kind === 'value' ? 'x' : (numbers[turn % numbers.length] ?? 0);
}
