import { type Api, addCall, createApi } from '../api.server.ts';
import { marketParams } from '../market/market-schema.ts';
import { changeReservationDays, readReservationDays } from './change-reservation-days.server.ts';
import { reservationDaysView } from './reservation-schema.ts';

/** How long the goods of orders that wait for approval are kept. */
export function reservationApi(): Api {
  const api = createApi();
  const path = '/market/{marketId}/reservation-days';

  addCall(
    api,
    {
      method: 'get',
      path,
      summary: 'How many days the goods of an order that waits for approval are kept for it',
      needsToken: true,
      params: marketParams,
      answer: reservationDaysView,
    },
    ({ shop, visit, params }) => readReservationDays(shop, visit, params),
  );

  addCall(
    api,
    {
      method: 'put',
      path,
      summary: 'Changes how many days the goods of an order that waits for approval are kept for it',
      description: 'For staff with the task `settings`. Orders that wait already follow it as well.',
      needsToken: true,
      params: marketParams,
      body: reservationDaysView,
      answer: reservationDaysView,
    },
    ({ shop, visit, params: { marketId }, body: { days } }) => changeReservationDays(shop, visit, { marketId, days }),
  );

  return api;
}
