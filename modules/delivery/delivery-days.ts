import type { DeliveryMethod } from './delivery-method.ts';

/** Formats "2" or "2–4". */
export const spanOf = ({ from, to }: DeliveryMethod['days']): string => (from === to ? String(to) : `${from}–${to}`);
