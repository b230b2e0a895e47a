import { expect, test } from 'vitest';
import { withoutSecrets } from './without-secrets.ts';

const field = (name: string, value: string) => ({ name, value });

test('passwords and the values in the query of an address are replaced; names stay', () => {
  const came = [
    field('USERNAME', 'buy-example'),
    field('PASSWORD', 'swordfish'),
    field('~Password', 'swordfish'),
    field('TOKEN', 'swordfish'),
    field('my_secret', 'swordfish'),
    field('HOOK_URL', 'https://me:swordfish@buy.example/hook?sid=77&a=b#x'),
    field('NEW_ITEM-PRICE[1]', '12.00'),
  ];
  expect(withoutSecrets({ fields: came })).toEqual({
    fields: [
      field('USERNAME', 'buy-example'),
      field('PASSWORD', '***'),
      field('~Password', '***'),
      field('TOKEN', '***'),
      field('my_secret', '***'),
      field('HOOK_URL', 'https://buy.example/hook?sid=***&a=***'),
      field('NEW_ITEM-PRICE[1]', '12.00'),
    ],
  });
});

test('secrets and codes in an XML document are replaced', () => {
  const xml =
    '<cXML payloadID="1"><SharedSecret>swordfish</SharedSecret><URL>http://se.localhost/start?code=abc</URL><Name>A &amp; B</Name></cXML>';
  expect(withoutSecrets({ xml })).toEqual({
    xml: '<?xml version="1.0" encoding="UTF-8"?>\n<cXML payloadID="1"><SharedSecret>***</SharedSecret><URL>http://se.localhost/start?code=***</URL><Name>A &amp; B</Name></cXML>',
  });
});

test('a document that cannot be read is not kept, only its length', () => {
  expect(withoutSecrets({ xml: '<SharedSecret>swordfish' })).toEqual({ omitted: 23 });
});

test('a form that is too large is not kept', () => {
  expect(withoutSecrets({ fields: [field('a', 'x'.repeat(2_000_000))] })).toEqual({ omitted: 2_000_001 });
});
