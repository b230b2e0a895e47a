import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { trousers } from '#tests/build/goods.ts';
import { aPerson } from '#tests/build/person.ts';
import { aBuyer, openSendingShop, sendAs, sent } from '#tests/build/sending.ts';
import { startHttpServer } from '#tests/setup/http-server.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { roles } from '../auth/roles.ts';
import { findSteps } from '../fulfilment/order-step-store.server.ts';

type Fault = (response: ServerResponse, request: IncomingMessage) => void;

const answer =
  (status: number, body: string): Fault =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body);
  };

const place = { EmployeeNo: '31002', Department: 'Wash', CostCenter: '3110', LockerNumber: '12', LockerPosition: '2' };
const patienceMs = 60_000;

test.each<[string, Fault]>([
  ['is away', (_, request) => request.socket.destroy()],
  ['fails', answer(500, '{}')],
  ['answers something else than JSON', answer(200, '<html>')],
  ['answers in another shape', answer(200, '{"31002":"no","departments":7,"outcome":"gone"}')],
  ['never answers', () => {}],
])(
  'L13 a company whose laundry %s goes on buying; its wearers are registered once the laundry answers',
  async (_, fault) => {
    let current: Fault | undefined = fault;
    const saved: unknown[] = [];
    const url = await startHttpServer(async (request, response) => {
      const body = await text(request);
      const isSaving = request.url?.includes('/customer/save') === true;
      if (isSaving) saved.push([request.headers['idempotency-key'], JSON.parse(body).employeeNo]);
      (current ?? answer(200, '{"outcome":"moved"}'))(response, request);
    });
    const shop = await openSendingShop({ LAUNDRY_URL: url });
    const app = openTestApp(shop);
    const company = await aCompany().with({ UseLaundry: 'true' }).save(shop.db);
    const { id } = await aPerson('kai@bygg.example').at(company).with(place).save(shop.db);
    const metadata = [{ key: 'CoWorkerId', value: String(id) }];
    const admin = { company, role: roles.customerAdmin, infos: { EmployeeNo: '1' } };
    const buyer = await aBuyer(shop, app, admin, [{ sku: trousers, quantity: 1, metadata }]);
    const { orderId } = await sent(sendAs(app, buyer));
    const steps = async () =>
      (await findSteps(shop.db, orderId)).map(({ step }) => step).filter(({ kind }) => kind.startsWith('laundry-'));
    await shop.events.deliverDue();
    expect(await steps()).toEqual([]);
    current = undefined;
    shop.clock.moveBy(60 * 60_000);
    await shop.events.deliverDue();
    expect(await steps()).toEqual([{ kind: 'laundry-moved', number: '100' }]);
    // Both times with the key of the order's row, so that a laundry repeats an answer that was lost.
    expect(saved).toEqual([
      [`${orderId}-100`, '31002'],
      [`${orderId}-100`, '31002'],
    ]);
  },
  patienceMs,
);
