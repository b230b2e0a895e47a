import { readdirSync, readFileSync } from 'node:fs';
import type { Texts } from './checks.ts';

type Messages = { [key: string]: string | Messages };

const flatten = (messages: Messages, path: string): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flatten(value, `${path}${key}.`),
  );

export function textsOf(language: string): Texts {
  const files = readdirSync(`messages/${language}`);
  return Object.fromEntries(
    files.flatMap((file) =>
      flatten(JSON.parse(readFileSync(`messages/${language}/${file}`, 'utf8')) as Messages, `${file.slice(0, -5)}.`),
    ),
  );
}
