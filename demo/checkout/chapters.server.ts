import type { Chapter } from '../fill-demo.server.ts';
import { fillCheckout } from './fill-checkout.server.ts';

/** The delivery methods of the demo shop, and the order references of its companies. */
export const checkoutChapters: readonly Chapter[] = [{ name: 'checkout', fill: fillCheckout }];
