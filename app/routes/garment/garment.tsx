import { GarmentPage } from '#app/components/garment/garment-page.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import type { Route } from './+types/garment.ts';
import { loadGarment } from './load-garment.server.ts';

/** The address is on the garment and on nothing else: it must not be kept, indexed or sent to other sites. */
export const headers = () => ({
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
});

export function loader({ context, params }: Route.LoaderArgs) {
  return loadGarment(context.get(shopContext), context.get(visitContext), params.id ?? '');
}

export default function Garment({ loaderData }: Route.ComponentProps) {
  return <GarmentPage garment={loaderData} />;
}
