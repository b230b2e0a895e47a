import type { Chapter } from '../fill-demo.server.ts';
import { fillCheckout } from './fill-checkout.server.ts';

/** How the demo shop delivers, and what its companies order under. */
export const checkoutChapters: readonly Chapter[] = [{ name: 'checkout', fill: fillCheckout }];
