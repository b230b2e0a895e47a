import { expect, test } from 'vitest';
import { webhookUrlField } from './webhook-schema.server.ts';

const takes = (environment: string, url: string) => webhookUrlField(environment).safeParse(url).success;

test('addresses need https, and http is accepted only in local development', () => {
  expect(takes('production', 'https://erp.example/hooks')).toBe(true);
  expect(takes('production', 'http://erp.example/hooks')).toBe(false);
  expect(takes('local', 'http://localhost:4000/')).toBe(true);
  for (const url of ['', 'erp.example', 'ftp://erp.example', 'https://me:secret@erp.example', 'javascript:alert(1)']) {
    expect(takes('local', url)).toBe(false);
  }
});

test('outside of local use, private addresses are refused', () => {
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '10.0.0.1', '169.254.169.254', '0.0.0.0', '2130706433']) {
    for (const environment of ['production', 'staging', 'uat', 'development'])
      expect(takes(environment, `https://${host}/hooks`)).toBe(false);
    expect(takes('local', `https://${host}/hooks`)).toBe(true);
  }
});
