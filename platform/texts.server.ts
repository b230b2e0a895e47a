import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTranslator } from 'use-intl/core';

type Translate = { (path: string, facts: Record<string, string | number | Date>): string; has(path: string): boolean };

type Messages = { [key: string]: string | Messages };

export type Texts = {
  /** The texts of some domains, as the browser gets them, in a language or a culture of it: de, de-CH. */
  messages(culture: string, domains: readonly string[]): Messages;
  /** One text with its facts filled in; undefined where there is none. */
  say(culture: string, domain: string, key: string, facts?: Record<string, unknown>): string | undefined;
};

/** Reads messages/<language>/<domain>.json once, at start. */
export async function readTexts(folder: string): Promise<Texts> {
  const languages = await readdir(folder);
  const all = new Map<string, Messages>();
  for (const language of languages) {
    const files = (await readdir(join(folder, language))).filter((file) => file.endsWith('.json'));
    const domains = files.map(
      async (file) =>
        [file.slice(0, -5), JSON.parse(await readFile(join(folder, language, file), 'utf8')) as Messages] as const,
    );
    all.set(language, Object.fromEntries(await Promise.all(domains)));
  }
  all.set('de-CH', swiss(all.get('de') ?? {}));
  const known = (culture: string) => [culture, culture.slice(0, 2)].find((name) => all.has(name)) ?? 'en';
  const translators = new Map(
    [...all].map(([locale, messages]) => [
      locale,
      createTranslator({ locale, messages, onError: () => {} }) as unknown as Translate,
    ]),
  );
  return {
    messages: (culture, domains) =>
      Object.fromEntries(domains.map((domain) => [domain, all.get(known(culture))?.[domain] ?? {}])),
    say: (culture, domain, key, facts = {}) => {
      const translate = translators.get(known(culture));
      const path = `${domain}.${key}`;
      return translate?.has(path) ? translate(path, sayable(facts)) : undefined;
    },
  };
}

/** In Switzerland there is no ß. */
const swiss = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [
      key,
      typeof text === 'string' ? text.replaceAll('ß', 'ss') : swiss(text),
    ]),
  );

/** Lists read as "a, b"; whatever else is not a number or a date is shown as text. */
function sayable(facts: Record<string, unknown>): Record<string, string | number | Date> {
  return Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [
      key,
      typeof value === 'number' || value instanceof Date
        ? value
        : Array.isArray(value)
          ? value.join(', ')
          : String(value),
    ]),
  );
}
