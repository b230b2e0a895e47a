import { Signpost } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useDay } from '#app/components/product/use-day.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { RedirectForm } from '#app/components/staff/redirects/redirect-form.tsx';
import type { RedirectRow } from '#app/components/staff/redirects/redirect-view.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import { ListPage } from '#app/work/list/list-page.tsx';
import type { Column } from '#app/work/list/list-parts.ts';
import { loadList } from '#app/work/list/load-list.server.ts';
import { marketName } from '#modules/account/market-name.ts';
import { mayDo } from '#modules/auth/may-do.ts';
import type { Route } from './+types/redirects.ts';
import { changeRedirects } from './change-redirects.server.ts';
import { redirectSource } from './redirect-source.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return {
    list: await loadList(context.get(shopContext), visit, redirectSource, url.searchParams),
    mayChange: mayDo(visit.claims, 'content'),
    market: marketName(visit.market, visit.language),
    from: url.searchParams.get('from')?.slice(0, 300) ?? '',
    done: url.searchParams.get('done') ?? '',
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await postedForm(request);
  return changeRedirects({ shop: context.get(shopContext), visit: context.get(visitContext), form });
}

export default function StaffRedirects({ loaderData, actionData }: Route.ComponentProps) {
  const { list, mayChange, market, from, done } = loaderData;
  const t = useTranslations('redirects');
  const day = useDay();
  const { href } = useShop();
  const columns: Column<RedirectRow>[] = [
    { id: 'from', head: t('field.from'), isLong: true, text: (row) => row.from },
    { id: 'to', head: t('field.to'), isLong: true, text: (row) => row.to },
    { id: 'market', head: t('field.market'), text: (row) => row.market || t('everywhere') },
    { id: 'created', head: t('created'), sort: 'created', text: (row) => day(row.day) },
  ];
  return (
    <ListPage
      title={t('title')}
      intro={t('intro')}
      actions={
        <ButtonLink to={href('staffMissing')} kind="secondary" size="small">
          {t('missing.title')}
        </ButtonLink>
      }
      notice={
        mayChange && (
          <div className="mb-4">
            <DetailSection title={t('addTitle')}>
              {/* Empty again after what was done. */}
              <RedirectForm
                key={actionData?.answerId ?? `${from} ${done}`}
                result={actionData?.result}
                from={from}
                market={market}
              />
            </DetailSection>
          </div>
        )
      }
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={(row) => row.from}
      name="staff-redirects"
      searchHint={t('searchHint')}
      bulk={mayChange ? [{ intent: 'remove', text: t('remove'), isDangerous: true }] : []}
      done={{ added: t('added') }}
      empty={{ title: t('none'), icon: <Signpost aria-hidden="true" /> }}
    />
  );
}
