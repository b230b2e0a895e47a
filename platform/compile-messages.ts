import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';

export type Messages = { [key: string]: string | Messages };

/** A text without placeholders stays a string; others become a list of parts. */
export type CompiledMessages = { [key: string]: CompiledMessage | CompiledMessages };

export const compileMessages = (messages: Messages, spell: (text: string) => string): CompiledMessages =>
  Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [
      key,
      typeof text === 'string' ? compile(spell(text)) : compileMessages(text, spell),
    ]),
  );

/** The message at a path such as `note.short`; undefined if it is missing or a group. */
export function findMessage(messages: CompiledMessages, key: string): CompiledMessage | undefined {
  let found: CompiledMessage | CompiledMessages | undefined = messages;
  for (const part of key.split('.')) {
    if (found === undefined || isMessage(found) || !Object.hasOwn(found, part)) return undefined;
    found = found[part];
  }
  return found !== undefined && isMessage(found) ? found : undefined;
}

const isMessage = (found: CompiledMessage | CompiledMessages): found is CompiledMessage =>
  typeof found === 'string' || Array.isArray(found);
