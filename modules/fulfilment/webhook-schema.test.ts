import { expect, test } from 'vitest';
import { webhookUrlField } from './webhook-schema.ts';

const takes = (environment: string, url: string) => webhookUrlField(environment).safeParse(url).success;

test('orders are told over https, and over http only where the shop is being built', () => {
  expect(takes('production', 'https://erp.example/hooks')).toBe(true);
  expect(takes('production', 'http://erp.example/hooks')).toBe(false);
  expect(takes('local', 'http://localhost:4000/')).toBe(true);
  for (const url of ['', 'erp.example', 'ftp://erp.example', 'https://me:secret@erp.example', 'javascript:alert(1)']) {
    expect(takes('local', url)).toBe(false);
  }
});
