import { registerHooks } from 'node:module';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type * as UseIntl from 'use-intl';
import { expect, test } from 'vitest';
import { languages } from '#core/locale.ts';
import { readTexts } from '#platform/texts.server.ts';
import { argumentsOf } from './messages/icu.ts';
import { textsOf } from './messages/read-messages.ts';

// The same transformation as in vite.config.ts, on a separate copy of the library.
const copy = '?compiled';
const hooks = registerHooks({
  resolve: (name, context, next) => {
    if (!context.parentURL?.endsWith(copy)) return next(name, context);
    const found = next(name === 'use-intl/format-message' ? 'use-intl/format-message/format-only' : name, context);
    return name.startsWith('.') ? { ...found, url: `${found.url}${copy}` } : found;
  },
});
const library = `${import.meta.resolve('use-intl')}${copy}`;
const { IntlProvider, useTranslations } = (await import(library)) as typeof UseIntl;
hooks.deregister();
const texts = await readTexts('messages');

function Said({ path, facts }: { path: string; facts?: Record<string, string | number> }) {
  const t = useTranslations();
  return createElement('p', undefined, t.rich(path, facts));
}

function show(language: string, path: string, facts?: Record<string, string | number>) {
  const problems: string[] = [];
  const config = {
    locale: language,
    messages: texts.messages(language, [path.split('.')[0] ?? '']),
    timeZone: 'UTC',
    onError: ({ code }: { code: string }) => void problems.push(code),
    children: createElement(Said, { path, ...(facts && { facts }) }),
  };
  return { html: renderToStaticMarkup(createElement(IntlProvider, config)), problems };
}

test('a screen shows its compiled texts', () => {
  expect(show('sv', 'buying.added', { count: 2 })).toEqual({
    html: '<p>2 artiklar har lagts i varukorgen</p>',
    problems: [],
  });
});

test.each(languages)('a screen in %s that omits a fact is still shown', (language) => {
  const withFacts = Object.entries(textsOf(language)).filter(([, message]) => argumentsOf(message).length > 0);
  expect(withFacts.length).toBeGreaterThan(100);
  for (const [path] of withFacts) expect(show(language, path).html).toMatch(/^<p>.+<\/p>$/s);
});

test('if a link is missing, the key is shown instead of the text', () => {
  expect(show('en', 'checkout.terms.accept')).toEqual({
    html: '<p>checkout.terms.accept</p>',
    problems: ['FORMATTING_ERROR'],
  });
});
