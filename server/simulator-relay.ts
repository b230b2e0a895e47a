import type { Shop } from '#modules/shop.server.ts';

/** Sends the notifications that the simulated provider owes us. Answers with the way to stop it. */
export function startSimulatorRelay(_shop: Shop): () => Promise<void> {
  return async () => {};
}
