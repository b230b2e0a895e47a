import { expect, test } from 'vitest';
import { checkPassword } from './password-rules.ts';

const codeOf = (password: string, loginName = 'ada@home.example') => {
  const checked = checkPassword(password, loginName);
  return checked.ok ? 'ok' : checked.refusal.code;
};

test.each([
  ['eleven lett', 'password-too-short'],
  ['twelve lette', 'ok'],
  [' blanks count ', 'ok'],
  ['abcde'.repeat(40), 'ok'],
  [`${'abcde'.repeat(40)}f`, 'password-too-long'],
  ['aaaaaaaaaaaaaaaa', 'password-too-simple'],
  ['121212121212', 'password-too-simple'],
  ['ada@home.example', 'password-too-simple'],
  ['ADA@home.example1', 'password-too-simple'],
  ['yrke-demo-2026', 'ok'],
])('%s: %s', (password, code) => expect(codeOf(password)).toBe(code));
