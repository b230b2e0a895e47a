import {
  BadgePercent,
  Flag,
  KeyRound,
  MessageSquareText,
  PackageSearch,
  SlidersHorizontal,
  Undo2,
  Webhook,
} from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { openPagesUnder } from '#app/components/account/open-pages.ts';
import { Tile } from '#app/components/account/tile.tsx';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { ordersHref } from '#app/components/staff/orders/order-query.ts';
import { StaffFrame } from '#app/components/staff/staff-frame.tsx';
import type { StaffPage } from '#app/components/staff/staff-pages.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { notFound } from '#app/not-found.ts';
import { listFlagRows } from '#app/routes/staff/settings/list-flag-rows.server.ts';
import { cx } from '#app/ui/class-names.ts';
import { Notice } from '#app/ui/notice.tsx';
import { readWaiting } from '#modules/fulfilment/staff-orders.server.ts';
import { readSettingWarnings } from '#modules/market/read-setting-warnings.server.ts';
import type { Route } from './+types/staff.ts';
import { marketsByName } from './markets-by-name.server.ts';

/** What waits for staff, and how the shop stands, in a few numbers. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const markets = marketsByName(visit);
  const waiting = await readWaiting(shop, visit);
  if (!waiting.ok) throw notFound();
  const warnings = readSettingWarnings(shop, visit);
  const flags = await listFlagRows(shop, visit, { markets, marketId: undefined });
  return {
    waiting: waiting.value,
    warnings: warnings.ok ? warnings.value.map(({ text }) => text) : [],
    environment: shop.env.APP_ENV,
    markets: markets.length,
    flags: flags.length,
    flagsOn: flags.filter(({ isOn }) => isOn).length,
    flagsDiffering: flags.filter(({ exceptions }) => exceptions.length > 0).length,
  };
}

const icons = {
  staffFlags: <Flag />,
  staffMarketSettings: <SlidersHorizontal />,
  staffClients: <KeyRound />,
  staffCampaigns: <BadgePercent />,
  staffReviews: <MessageSquareText />,
  staffOrders: <PackageSearch />,
  staffReturns: <Undo2 />,
  staffWebhooks: <Webhook />,
};

export default function Staff({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('staff');
  const { href } = useShop();
  const { waiting, warnings, environment, ...facts } = loaderData;
  const tiles = openPagesUnder('staff')
    .map(({ name }) => name as StaffPage)
    .filter((name) => name !== 'staff');
  return (
    <StaffFrame page="staff" title={t('title')} intro={t('intro')}>
      {warnings.length > 0 && (
        <Notice tone="warn" title={t('settingWarnings.title')} className="mb-8">
          <ul className="grid gap-1">
            {warnings.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      <ul className="mb-4 grid gap-4 sm:grid-cols-2">
        <Waiting
          href={`${href('staffOrders')}${ordersHref({ search: '', shown: 'messages' })}`}
          text={t('facts.messages')}
          count={waiting.messages}
        />
        <Waiting href={href('staffReturns')} text={t('facts.returns')} count={waiting.returns} />
      </ul>
      <dl className="grid gap-px border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {[
          { term: t('facts.environment'), value: environment },
          { term: t('facts.markets'), value: facts.markets },
          { term: t('facts.flagsOn'), value: t('facts.ofAll', { count: facts.flagsOn, all: facts.flags }) },
          { term: t('facts.flagsDiffering'), value: facts.flagsDiffering },
        ].map(({ term, value }) => (
          <div key={term} className="flex flex-col-reverse justify-end bg-paper p-5">
            <dt className="text-sm text-quiet">{term}</dt>
            <dd className="font-display text-heading font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {tiles.map((name) => (
          <li key={name}>
            <Tile href={href(name)} title={t(`nav.${name}`)} text={t(`tiles.${name}`)} icon={icons[name]} />
          </li>
        ))}
      </ul>
    </StaffFrame>
  );
}

/** Stands out while there is anything. */
function Waiting({ href, text, count }: { href: string; text: string; count: number }) {
  const { number } = useFormatter();
  return (
    <li>
      <PageLink
        href={href}
        className={cx(
          'flex h-full items-center justify-between gap-4 border bg-paper p-5 hover:underline',
          count > 0 ? 'border-ink shadow-[inset_6px_0_0_var(--color-signal)]' : 'border-line text-quiet',
        )}
      >
        <span className="text-pretty">{text}</span>
        <span className="font-display text-heading font-bold">{number(count)}</span>
      </PageLink>
    </li>
  );
}
