import { Cable } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Checklist } from '#app/components/punchout/checklist.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { notFound } from '#app/not-found.ts';
import { viewOf } from '#app/routes/punchout/load-connection.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { PageHead } from '#app/work/page-head.tsx';
import { readConnections } from '#modules/punchout-workbench/read-connections.server.ts';
import type { Route } from './+types/connections.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const [shop, visit] = [context.get(shopContext), context.get(visitContext)];
  const read = await readConnections(shop, visit);
  if (!read.ok) throw notFound();
  return { connections: read.value.map((state) => viewOf(shop, visit, state)) };
}

/** All companies with a procurement system, and what works. */
export default function StaffPunchout({ loaderData: { connections } }: Route.ComponentProps) {
  const t = useTranslations('punchout');
  const { href } = useShop();
  const hrefOf = (companyId: number) => href('staffPunchoutConnection', { id: String(companyId) });
  return (
    <>
      <PageHead title={t('title')} intro={t('intro')} />
      {connections.length === 0 && <EmptyState title={t('none')} icon={<Cable aria-hidden="true" />} />}
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {connections.map((connection) => (
          <li key={connection.companyId} className="min-w-0 border border-line bg-paper p-4">
            <h2 className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold">
              <TextLink to={hrefOf(connection.companyId)}>{connection.company}</TextLink>
              {connection.protocol !== 'None' && <Badge>{t(`protocol.${connection.protocol}`)}</Badge>}
            </h2>
            <Checklist
              connection={connection}
              hrefOf={(documentId) => `${hrefOf(connection.companyId)}?document=${documentId}`}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
