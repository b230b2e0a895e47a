import type { Snapshot } from '#platform/snapshots/snapshots.server.ts';
import { type DeliveryOfMarket, readDelivery } from './delivery-store.server.ts';

export const deliveryTopic = 'delivery';

/** Delivery methods and service points of a market; they change a few times a year. */
export const deliveryOfMarket: Snapshot<number, DeliveryOfMarket> = { topic: deliveryTopic, build: readDelivery };
