import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readXml } from '#modules/punchout-document/read-xml.ts';
import { at } from '#modules/punchout-document/xml-element.ts';
import { trousers } from '#tests/build/goods.ts';
import { aProcurementSystem } from '#tests/build/procurement.ts';
import { aCxmlSystem, aReturnedCart, envelopeOf, orderRequestOf, postCxml } from '#tests/build/procurement-order.ts';
import { openSendingShop } from '#tests/build/sending.ts';
import { isLong } from '#tests/setup/long-runs.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { mutate, randomOf } from './mutate.ts';

const documents = isLong ? 100_000 : 300;
const slowestMs = 10_000;
const folder = new URL('samples/', import.meta.url);

test(
  'documents that were changed at random are answered in cXML, soon and without a failure',
  async () => {
    const seed = isLong ? Date.now() : 1;
    const random = randomOf(seed);
    const shop = await openSendingShop({ API_RATE_LIMIT: '10000000' });
    const app = openTestApp(shop);
    const { secret } = await aCxmlSystem(shop, app);
    const { items } = await aReturnedCart(app, { secret }, [{ sku: trousers, quantity: 2 }]);
    const samples = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
    const orders = (['new', 'update', 'delete'] as const).map((type) =>
      envelopeOf({ secret, payloadId: 'o@buyer', body: orderRequestOf({ items, type }) }),
    );
    const texts = [...samples.map((text) => text.replace('example-secret-1', secret)), ...orders];
    for (let n = 0; n < documents; n += 1) {
      const sent = mutate(texts[n % texts.length] ?? '', random).replace('payloadID="', `payloadID="${n}.`);
      const from = performance.now();
      const { http, text } = await postCxml(app, sent);
      const isAnswered = http === 200 && at(readXml(text), 'Response', 'Status') !== undefined;
      const isSoon = performance.now() - from < slowestMs;
      // Contains the document itself, so that a failure can be reproduced.
      expect({ isAnswered, isSoon, ...(!(isAnswered && isSoon) && { seed, sent }) }).toEqual({
        isAnswered: true,
        isSoon: true,
      });
    }
  },
  isLong ? 4 * 3_600_000 : 240_000,
);

test(
  'forms that were changed at random never end in a failure of the shop',
  async () => {
    const random = randomOf(isLong ? Date.now() : 2);
    const shop = await openSendingShop({ API_RATE_LIMIT: '10000000' });
    const app = openTestApp(shop);
    const { name, secret } = await aProcurementSystem(shop, app);
    const fields = { HOOK_URL: 'https://buy.example/hook?sid=77', USERNAME: name, PASSWORD: secret, '~OkCode': 'ADDI' };
    const more = [
      {},
      { FUNCTION: 'VALIDATE', PRODUCTID: trousers, QUANTITY: '1' },
      { FUNCTION: 'DETAIL', PRODUCTID: trousers },
    ];
    for (let n = 0; n < documents / 10; n += 1) {
      const body = mutate(new URLSearchParams({ ...fields, ...more[n % more.length] }).toString(), random);
      const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://buy.example' };
      const answer = await app.request('/api/auth/login/oci/4/session?MARKETID=1', { method: 'POST', body, headers });
      expect({ isFailure: answer.status >= 500, ...(answer.status >= 500 && { body }) }).toEqual({ isFailure: false });
    }
  },
  isLong ? 4 * 3_600_000 : 240_000,
);
