import { expect, test } from 'vitest';
import { textRequests } from './text-requests.ts';

const services: Parameters<typeof textRequests>[0]['services'] = [
  { id: 9001, serviceId: 'EML', parameters: [] },
  { id: 9002, serviceId: 'EMN', parameters: ['fname', 'lname'] },
];
const choices = [
  { serviceArticleId: 9001, position: 'back', parameters: {} },
  { serviceArticleId: 9002, position: 'right chest', parameters: { fname: 'Olof' } },
];

test('V01 a request built from a row has the six fields, and a service without a text asks for none', () => {
  const sku = '100011100100C50';
  expect(textRequests({ sku, customerId: 5019, choices, services })).toStrictEqual([
    {
      serviceArticleId: 9002,
      serviceId: 'EMN',
      productId: '100011100100C50',
      customerId: 5019,
      customIdentifier: '9002',
      parameters: { fname: 'Olof' },
    },
  ]);
  expect(textRequests({ sku, customerId: undefined, choices, services })).toMatchObject([{ customerId: null }]);
});
