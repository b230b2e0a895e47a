import { expect, test } from 'vitest';
import { operationIdOf } from './operation-id.ts';

test.each([
  ['get', '/api/feature/features', 'getFeatureFeatures'],
  ['PUT', '/api/feature/features/{key}', 'putFeatureFeaturesByKey'],
  ['post', '/api/orderhistory/orders/{orderId}/returns', 'postOrderhistoryOrdersByOrderIdReturns'],
  ['get', '/api/settings/market/{marketId}/return-days', 'getSettingsMarketByMarketIdReturnDays'],
])('%s %s is %s', (method, path, id) => expect(operationIdOf(method, path)).toBe(id));
