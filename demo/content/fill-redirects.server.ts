import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { markets } from '#modules/market/markets.ts';
import { addMissing } from '#modules/redirect/missing-store.server.ts';
import { insertRedirect } from '#modules/redirect/redirect-store.server.ts';
import type { DemoShop } from '../fill-demo.server.ts';

const dayMs = 86_400_000;

/** Addresses of a former shop, with their current targets. */
const moved = [
  { from: '/about-us', to: '/about' },
  { from: '/company/history', to: '/about' },
  { from: '/environment', to: '/sustainability' },
  { from: '/shipping', to: '/delivery-and-returns' },
  { from: '/washing-instructions', to: '/size-and-care' },
  { from: '/om-oss', to: '/about', marketId: markets.se.marketId },
  { from: '/kopvillkor', to: '/terms', marketId: markets.se.marketId },
] as const;

/** Requested addresses without a page, for which staff may add redirects. */
const missing = [
  { path: '/en/catalogue-2024', n: 41, marketId: markets.uk.marketId },
  { path: '/sv/vinterrea', n: 23, marketId: markets.se.marketId },
  { path: '/sv/arbetsbyxor-herr', n: 17, marketId: markets.se.marketId },
  { path: '/de/arbeitshosen', n: 9, marketId: markets.de.marketId },
] as const;

export async function fillRedirects({ db, clock }: DemoShop): Promise<void> {
  const now = clock.now().getTime();
  for (const [at, { from, to, ...place }] of moved.entries()) {
    const createdAt = new Date(now - (moved.length - at) * dayMs);
    const marketId = 'marketId' in place ? place.marketId : undefined;
    await insertRedirect(db, { id: newId(createdAt, randomBytes), marketId, from, to, createdAt });
  }
  const [firstAt, lastAt] = [new Date(now - 30 * dayMs), new Date(now - dayMs)];
  await addMissing(
    db,
    missing.map((one) => ({ ...one, firstAt, lastAt })),
  );
}
