import { expect, test } from 'vitest';
import { saveContent } from '#modules/content/save-content.server.ts';
import { someGeneral } from '#tests/build/content.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { openBuiltApp } from './built-app.ts';

test('E02 the footer shows menus, contacts, both addresses, hours, social links and policies of the language', async () => {
  const shop = await openTestShop();
  const app = await openBuiltApp(shop);
  const general = someGeneral({ socialLinks: [{ name: 'Our films', url: 'https://films.example/yrke' }] });
  const privacyPolicy = { ...general.privacyPolicy, url: 'https://law.example/privacy' };
  await saveContent(shop, [
    { marketId: 1, language: 'en', kind: 'general', slug: 'general', data: { ...general, privacyPolicy } },
  ]);
  const footerIn = async (path: string) =>
    /<footer.*<\/footer>/s.exec(await (await app.get(path)).text())?.[0].replaceAll('<!-- -->', '') ?? '';
  const footer = await footerIn('/en/login');
  for (const part of [
    'href="/en/about"',
    'href="mailto:orders@yrke.example"',
    'href="tel:+46846500410"',
    '>Visiting address</dt>',
    'Gatan 1\n111 11 Stockholm\nSweden</dd>',
    '>Postal address</dt>',
    'Box 1\n111 11 Stockholm</dd>',
    '<dt>Weekdays</dt><dd>7–17</dd>',
    'href="https://films.example/yrke"',
    'href="https://law.example/privacy"',
    'href="/en/cookies"',
  ])
    expect(footer).toContain(part);
  expect(await footerIn('/sv/login')).not.toContain('Box 1');
});
