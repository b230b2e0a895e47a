import { expect, test } from 'vitest';
import { letterHtml, letterText } from './letter.ts';

const letter = {
  language: 'sv',
  subject: 'Välj <lösenord>',
  greeting: 'Hej!',
  text: 'För kontot "a&b@home.example".',
  action: { label: 'Välj', url: 'https://se.yrke.example/login/new-password?token=a.b&x=1' },
  copyLink: 'Kopiera:',
  note: '<script>alert(1)</script>',
  signature: 'Yrke',
};

test('as text it has its sentences, with the address on its own line', () => {
  expect(letterText(letter).split('\n\n')).toEqual([
    'Hej!',
    'För kontot "a&b@home.example".',
    'https://se.yrke.example/login/new-password?token=a.b&x=1',
    '<script>alert(1)</script>',
    'Yrke',
  ]);
});

test('as HTML it has its language and two links, and its content is escaped', () => {
  const html = letterHtml(letter);
  expect(html).toContain('<html lang="sv">');
  expect(html.match(/href="https:\/\/se\.yrke\.example\/login\/new-password\?token=a\.b&amp;x=1"/g)).toHaveLength(2);
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toContain('<script>');
  expect(html).toContain('<title>Välj &lt;lösenord&gt;</title>');
  expect(html).toContain('&quot;a&amp;b@home.example&quot;');
});
