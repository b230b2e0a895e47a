import { Stamp } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useDay } from '#app/components/product/use-day.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { LogoRemarks, LogoThumb } from '#app/components/staff/logos/logo-cells.tsx';
import type { StaffLogo } from '#app/components/staff/logos/staff-logo.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { ListPage } from '#app/work/list/list-page.tsx';
import type { Column } from '#app/work/list/list-parts.ts';
import { loadList } from '#app/work/list/load-list.server.ts';
import type { Route } from './+types/logos.ts';
import { logoSource } from './logo-source.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  return { list: await loadList(context.get(shopContext), context.get(visitContext), logoSource, url.searchParams) };
}

export default function StaffLogos({ loaderData: { list } }: Route.ComponentProps) {
  const t = useTranslations('staff.logos');
  const logo = useTranslations('vas.logo');
  const day = useDay();
  const { href } = useShop();
  const columns: Column<StaffLogo>[] = [
    { id: 'name', head: logo('which'), text: ({ name, version }) => `${name} v${version}` },
    { id: 'picture', head: t('picture'), Cell: LogoThumb },
    { id: 'company', head: t('company'), text: ({ company }) => company },
    {
      id: 'size',
      head: t('size'),
      text: ({ widthMm, heightMm }) => logo('size', { width: widthMm, height: heightMm }),
    },
    { id: 'checks', head: t('checks'), Cell: LogoRemarks },
    { id: 'uploaded', head: t('uploaded'), sort: 'uploaded', text: (row) => day(row.day) },
  ];
  const state = list.filters.state ?? 'waiting';
  return (
    <ListPage
      title={t('title')}
      intro={t('intro')}
      name="staff-logos"
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ name, company }) => `${name}, ${company}`}
      hrefOf={({ id }) => href('staffLogo', { id })}
      allText={logo('state.waiting')}
      presets={[
        { text: logo('state.released'), query: 'state=released' },
        { text: logo('state.refused'), query: 'state=refused' },
      ]}
      filters={[{ name: 'company', label: t('company') }]}
      searchHint={logo('name')}
      done={{ released: t('released'), refused: t('refused') }}
      empty={{ title: t(state === 'waiting' ? 'none' : 'noneFound'), icon: <Stamp aria-hidden="true" /> }}
    />
  );
}
