import type { Shop } from '../shop.server.ts';
import type { PaymentProvider } from './provider.ts';

export function createPayment({ env }: Pick<Shop, 'env' | 'db' | 'clock' | 'log' | 'http'>): PaymentProvider {
  const missing = () => {
    throw new Error(`there is no payment provider ${env.PAYMENT_PROVIDER} yet`);
  };
  return {
    name: env.PAYMENT_PROVIDER,
    createSession: async () => missing(),
    readOutcome: async () => missing(),
    readNotifications: missing,
    capture: async () => missing(),
    cancel: async () => missing(),
    refund: async () => missing(),
    clientConfig: missing,
  };
}
