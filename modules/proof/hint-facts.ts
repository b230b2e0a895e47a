import type { TextHint } from './check-text.ts';

/** The facts of a hint's message: its text, which is written as a number where it is a measure. */
export function hintFacts({ text }: Pick<TextHint, 'text'>): { text: string; mm?: number } {
  const mm = Number.parseFloat(text);
  return String(mm) === text ? { text, mm } : { text };
}
