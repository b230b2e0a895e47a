import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#core/locale.ts';
import { noticeKinds } from './notice-kinds.ts';

type Texts = { readonly [key: string]: string | Texts };

const textsOf = (language: string, file: string): Texts =>
  JSON.parse(readFileSync(`messages/${language}/${file}.json`, 'utf8'));

/** Keys with a subject, as `file:key`. */
function withSubject(file: string, texts: Texts, path: readonly string[] = []): string[] {
  const here = typeof texts.subject === 'string' ? [`${file}:${path.join('.')}`] : [];
  const below = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [] : withSubject(file, value, [...path, key]),
  );
  return [...here, ...below];
}

test.each(languages)('in %s every kind of notice has its texts, and every mail has a kind', (language) => {
  const written = ['mail', 'order', 'order-mails', 'newsletter-mails', 'guide', 'contact'].flatMap((file) =>
    withSubject(file, textsOf(language, file)),
  );
  expect(written.sort()).toEqual(
    Object.values(noticeKinds)
      .map(({ texts }) => texts)
      .sort(),
  );
});
