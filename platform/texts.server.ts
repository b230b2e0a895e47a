import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import format, { type FormatOptions } from 'icu-minify/format';
import type { AbstractIntlMessages } from 'use-intl/core';
import { freezeDeeply } from '#core/freeze-deeply.ts';
import { type CompiledMessages, compileMessages, findMessage, type Messages } from './compile-messages.ts';
import { sayableFacts } from './sayable-facts.ts';

export type Texts = {
  /** The compiled texts of some domains for the browser, in a language or culture: de, de-CH. */
  messages(culture: string, domains: readonly string[]): AbstractIntlMessages;
  /** Every text of a language as it is written, by domain and key: cart.title. A text that it lacks is in English. */
  all(language: string): Record<string, string>;
  /** A text with its facts; undefined if it is missing, its key if a fact is missing. */
  say(culture: string, domain: string, key: string, facts?: Record<string, unknown>): string | undefined;
};

/** Reads messages/<language>/<domain>.json at start; compiles a domain on first use. */
export async function readTexts(folder: string): Promise<Texts> {
  const languages = await readdir(folder);
  const all = new Map<string, Record<string, Messages>>();
  for (const language of languages) {
    const files = (await readdir(join(folder, language))).filter((file) => file.endsWith('.json'));
    const domains = files.map(
      async (file) =>
        [file.slice(0, -5), JSON.parse(await readFile(join(folder, language, file), 'utf8')) as Messages] as const,
    );
    all.set(language, Object.fromEntries(await Promise.all(domains)));
  }
  all.set('de-CH', all.get('de') ?? {});
  const known = (culture: string) => [culture, culture.slice(0, 2)].find((name) => all.has(name)) ?? 'en';
  const compiled = remembering(
    (locale: string, domain: string): CompiledMessages =>
      // Frozen, so that pages can keep their packed form (app/packed/pack.ts).
      freezeDeeply(compileMessages(all.get(locale)?.[domain] ?? {}, locale === 'de-CH' ? swiss : (text) => text)),
  );
  const options = { formatters: createFormatters() };
  return {
    messages: (culture, domains) => {
      const messages = domains.map((domain) => [domain, compiled(known(culture), domain)]);
      // The library's type allows only strings, but its smaller formatter accepts compiled messages.
      return Object.fromEntries(messages) as AbstractIntlMessages;
    },
    all: (language) => ({ ...flattened(all.get('en') ?? {}), ...flattened(all.get(known(language)) ?? {}) }),
    say: (culture, domain, key, facts = {}) => {
      const locale = known(culture);
      const message = findMessage(compiled(locale, domain), key);
      if (message === undefined || typeof message === 'string') return message;
      try {
        // English of a Swedish market writes numbers as in Sweden, as the screens do.
        const style = culture.startsWith(locale) ? culture : locale;
        return String(format(message, style, sayableFacts(facts), options));
      } catch {
        return `${domain}.${key}`;
      }
    },
  };
}

function flattened(messages: Messages, before = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([key, text]) =>
      typeof text === 'string' ? [[before + key, text]] : Object.entries(flattened(text, `${before}${key}.`)),
    ),
  );
}

/** Swiss German does not use ß. */
const swiss = (text: string) => text.replaceAll('ß', 'ss');

/** Formatters are expensive to create, so they are cached. */
const createFormatters = (): FormatOptions['formatters'] => ({
  getDateTimeFormat: remembering((...args) => new Intl.DateTimeFormat(...args)),
  getNumberFormat: remembering((...args) => new Intl.NumberFormat(...args)),
  getPluralRules: remembering((...args) => new Intl.PluralRules(...args)),
});

function remembering<Args extends unknown[], Made>(make: (...args: Args) => Made): (...args: Args) => Made {
  const made = new Map<string, Made>();
  return (...args) => {
    const name = JSON.stringify(args);
    const one = made.get(name) ?? make(...args);
    made.set(name, one);
    return one;
  };
}
