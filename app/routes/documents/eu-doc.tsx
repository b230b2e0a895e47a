import { EuDocPage } from '#app/components/documents/eu-doc-page.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import type { Route } from './+types/eu-doc.ts';
import { loadEuDoc } from './load-eu-doc.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadEuDoc(context.get(shopContext), context.get(visitContext), url);
}

export default function EuDoc({ loaderData }: Route.ComponentProps) {
  return <EuDocPage view={loaderData} />;
}
