import { Mail } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useDay } from '#app/components/product/use-day.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import type { SubscriberRow } from '#app/components/staff/newsletter/newsletter-view.ts';
import { ProofCell, StateCell } from '#app/components/staff/newsletter/subscriber-cells.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { marketsByName } from '#app/routes/staff/markets-by-name.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ListPage } from '#app/work/list/list-page.tsx';
import type { Column } from '#app/work/list/list-parts.ts';
import { loadList } from '#app/work/list/load-list.server.ts';
import { mayDo } from '#modules/auth/may-do.ts';
import type { Route } from './+types/newsletter.ts';
import { subscriberSource } from './subscriber-source.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const list = await loadList(context.get(shopContext), visit, subscriberSource, url.searchParams);
  return { list, markets: marketsByName(visit), mayImport: mayDo(visit.claims, 'newsletter') };
}

export default function StaffNewsletter({ loaderData: { list, markets, mayImport } }: Route.ComponentProps) {
  const t = useTranslations('staff.newsletter');
  const all = useTranslations('staff');
  const day = useDay();
  const { href } = useShop();
  const columns: Column<SubscriberRow>[] = [
    { id: 'email', head: t('email'), text: ({ emailAddress }) => emailAddress },
    { id: 'state', head: t('stateHead'), Cell: StateCell },
    { id: 'market', head: all('market'), text: ({ market }) => market },
    { id: 'source', head: t('source'), text: ({ source }) => source },
    { id: 'joined', head: t('joined'), sort: 'joined', text: ({ joinedOn }) => day(joinedOn) },
    { id: 'proof', head: t('proof'), isLong: true, Cell: ProofCell },
  ];
  return (
    <ListPage
      title={t('title')}
      intro={t('intro')}
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ emailAddress }) => emailAddress}
      hrefOf={({ id }) => href('staffNewsletterSubscriber', { id })}
      name="staff-newsletter"
      actions={
        <>
          <ButtonLink to={href('staffNewsletterGrowth')} kind="secondary" size="small">
            {t('growth.title')}
          </ButtonLink>
          {mayImport && (
            <ButtonLink to={href('staffNewsletterImport')} kind="secondary" size="small">
              {t('import.title')}
            </ButtonLink>
          )}
        </>
      }
      presets={[
        { text: t('state.pending'), query: 'state=pending' },
        { text: t('state.blocked'), query: 'state=blocked' },
      ]}
      filters={[
        {
          name: 'market',
          label: all('market'),
          options: markets.map(({ marketId, name }) => ({ value: String(marketId), label: name })),
        },
      ]}
      searchHint={t('searchHint')}
      exportHref={href('staffExport', { list: 'newsletter' })}
      empty={{ title: t('none'), icon: <Mail aria-hidden="true" /> }}
    />
  );
}
