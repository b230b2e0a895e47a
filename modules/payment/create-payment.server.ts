import type { Shop } from '../shop.server.ts';
import { createAdyen } from './adyen/create-adyen.server.ts';
import type { PaymentProvider } from './provider.ts';
import { createSimulator } from './simulator/create-simulator.server.ts';

export function createPayment(parts: Pick<Shop, 'env' | 'db' | 'clock' | 'log' | 'http'>): PaymentProvider {
  return parts.env.PAYMENT_PROVIDER === 'adyen' ? createAdyen(parts) : createSimulator(parts);
}
