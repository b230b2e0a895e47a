import type { OrderState } from '#app/components/history/history-views.ts';
import { type OrderStatus, orderStatuses } from '#modules/order/order-status.ts';

export const statusNames = Object.entries(orderStatuses) as [keyof typeof orderStatuses, number][];

export const orderStateOf = (status: OrderStatus): OrderState =>
  statusNames.find(([, code]) => code === status)?.[0] ?? 'Default';
