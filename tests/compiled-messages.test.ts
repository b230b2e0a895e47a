import { _createCache as createCache, _createIntlFormatters as createFormatters } from 'use-intl/core';
import formatRaw from 'use-intl/format-message';
import formatCompiled from 'use-intl/format-message/format-only';
import { describe, expect, test } from 'vitest';
import { languages } from '#core/locale.ts';
import { type CompiledMessages, findMessage } from '#platform/compile-messages.ts';
import { readTexts } from '#platform/texts.server.ts';
import { type Facts, factsFor } from './messages/facts.ts';
import { argumentsOf } from './messages/icu.ts';
import { textsOf } from './messages/read-messages.ts';

const texts = await readTexts('messages');

function optionsFor(locale: string) {
  const cache = createCache();
  return { cache, formatters: createFormatters(cache), locale };
}

/** All texts of a language, formatted from the raw and from the compiled form. */
function sayBothWays(culture: string, raw: Record<string, string>) {
  const options = optionsFor(culture);
  return Object.entries(raw).flatMap(([path, message]) => {
    const [domain = '', ...key] = path.split('.');
    const compiled = findMessage(texts.messages(culture, [domain])[domain] as CompiledMessages, key.join('.')) ?? '';
    const found = argumentsOf(message);
    return factsFor(found).map((facts) => {
      const known = facts as never;
      return {
        path,
        raw: formatRaw(path, message, known, options),
        compiled: formatCompiled(path, compiled, known, options),
        said: texts.say(culture, domain, key.join('.'), facts),
        hasTag: found.some(({ kind }) => kind === 'tag'),
      };
    });
  });
}

describe.each([...languages])('Q17 the compiled texts in %s', (language) => {
  const both = sayBothWays(language, textsOf(language));

  test('are the same on a screen as the raw ones', () => {
    expect(both.length).toBeGreaterThan(1000);
    expect(both.map(({ path, compiled }) => [path, compiled])).toEqual(both.map(({ path, raw }) => [path, raw]));
  });

  test('are the same in mails and documents as the raw ones', () => {
    const plain = both.filter(({ hasTag }) => !hasTag);
    expect(plain.length).toBeGreaterThan(1000);
    expect(plain.map(({ path, said }) => [path, said])).toEqual(plain.map(({ path, raw }) => [path, raw]));
  });
});

test('the Swiss texts have no ß, and are otherwise the German ones', () => {
  const raw = Object.entries(textsOf('de')).map(([path, text]) => [path, text.replaceAll('ß', 'ss')]);
  const both = sayBothWays('de-CH', Object.fromEntries(raw));
  expect(both.map(({ path, compiled }) => [path, compiled])).toEqual(both.map(({ path, raw: words }) => [path, words]));
  expect(JSON.stringify(both)).not.toContain('ß');
});

test('all kinds of facts are tested', () => {
  const turns = factsFor(argumentsOf('<b>{n, plural, other {#}}</b> {kind, select, a {} other {}} {name} {day, date}'));
  const valuesOf = (name: string) => new Set(turns.map((facts: Facts) => facts[name]));
  expect([valuesOf('n').size, valuesOf('kind')]).toEqual([8, new Set(['a', 'other', 'foreign'])]);
  expect(turns[0]).toMatchObject({ name: 'x', day: expect.any(Date), b: expect.any(Function) });
});
