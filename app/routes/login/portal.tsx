import { Outlet, redirect } from 'react-router';
import { PortalFrame } from '#app/components/login/portal-frame.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { pictureVersionOf } from '#modules/media/picture-version-of.server.ts';
import type { Route } from './+types/portal.ts';
import { readReseller } from './read-reseller.server.ts';
import { readWay } from './sign-in-way.ts';

/** The path has no language, so the loader redirects to an address with `lang` if the visit has another language. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { language } = readWay(url, visit.market, visit.language);
  if (language !== visit.language) {
    const query = new URLSearchParams(url.search);
    query.set('lang', language);
    throw redirect(`${url.pathname}?${query}`);
  }
  const path = `scenes/${sceneOf(url.pathname)}-tall.jpg`;
  const shop = context.get(shopContext);
  return {
    scene: { path, version: await pictureVersionOf(shop, path) },
    reseller: (await readReseller({ shop, visit }, readWay(url, visit.market, visit.language)))?.name,
  };
}

function sceneOf(path: string): string {
  if (path.startsWith('/register')) return 'store-front';
  if (path.startsWith('/auth')) return 'harbour';
  return path === '/login' ? 'workshop' : 'winter-road';
}

export default function Portal({ loaderData: { scene, reseller } }: Route.ComponentProps) {
  return (
    <PortalFrame scene={scene} reseller={reseller}>
      <Outlet />
    </PortalFrame>
  );
}
