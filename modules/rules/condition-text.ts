import type { Compared, Condition } from './condition.ts';

/** The texts of one language. */
export type RuleWords<Kind extends string = string> = {
  readonly and: string;
  readonly or: string;
  readonly not: (text: string) => string;
  readonly compared: (one: Compared<Kind>) => string;
};

/** A condition as a sentence. A group inside another group is put in brackets. */
export function conditionText<Kind extends string>(condition: Condition<Kind>, words: RuleWords<Kind>): string {
  if ('AND' in condition) return joined(condition.AND, words.and, words);
  if ('OR' in condition) return joined(condition.OR, words.or, words);
  if ('NOT' in condition) return words.not(`(${conditionText(condition.NOT, words)})`);
  return words.compared(condition);
}

function joined<Kind extends string>(parts: readonly Condition<Kind>[], by: string, words: RuleWords<Kind>): string {
  const texts = parts.map((part) => {
    const text = conditionText(part, words);
    return parts.length > 1 && isGroup(part) ? `(${text})` : text;
  });
  return texts.join(` ${by} `);
}

const isGroup = (condition: Condition): boolean =>
  ('AND' in condition && condition.AND.length > 1) || ('OR' in condition && condition.OR.length > 1);
