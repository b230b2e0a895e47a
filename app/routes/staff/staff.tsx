import { useFormatter, useTranslations } from 'use-intl';
import { Tile } from '#app/components/account/tile.tsx';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { staffPagesOf } from '#app/components/shell/shell-user.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { readOpenWork } from '#app/routes/work/read-open-work.server.ts';
import { cx } from '#app/ui/class-names.ts';
import { Notice } from '#app/ui/notice.tsx';
import { DetailPage, DetailSection } from '#app/work/detail/detail-page.tsx';
import { workEntries, workGroups } from '#app/work/shell/navigation.ts';
import { workIcons } from '#app/work/shell/work-menu.tsx';
import { readSettingWarnings } from '#modules/market/read-setting-warnings.server.ts';
import type { Route } from './+types/staff.ts';
import { marketsByName } from './markets-by-name.server.ts';
import { listFlagRows } from './settings/list-flag-rows.server.ts';

/** Open work for staff, and key figures of the shop. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const markets = marketsByName(visit);
  const warnings = readSettingWarnings(shop, visit);
  const pages = staffPagesOf(visit.claims);
  // Sections that the staff member has no task for are left out.
  const flags = pages.includes('staffFlags')
    ? await listFlagRows(shop, visit, { markets, marketId: undefined })
    : undefined;
  return {
    pages,
    waiting: await readOpenWork(shop, visit),
    warnings: warnings.ok ? warnings.value.map(({ text }) => text) : [],
    environment: shop.env.APP_ENV,
    markets: markets.length,
    flags: flags && {
      all: flags.length,
      on: flags.filter(({ isOn }) => isOn).length,
      differing: flags.filter(({ exceptions }) => exceptions.length > 0).length,
    },
  };
}

/** The pages of each kind of open work. */
const open = [
  { counts: 'orders', page: 'staffOrders', query: '?show=todo' },
  { counts: 'messages', page: 'staffOrders', query: '?show=messages' },
  { counts: 'held', page: 'staffOrders', query: '?show=held' },
  { counts: 'returns', page: 'staffReturns', query: '' },
  { counts: 'logos', page: 'staffLogos', query: '' },
  { counts: 'reviews', page: 'staffReviews', query: '' },
  { counts: 'companies', page: 'staffCompanies', query: '' },
  { counts: 'contact', page: 'staffMessages', query: '' },
  { counts: 'imports', page: 'staffImports', query: '?show=refused' },
] as const;

export default function Staff({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('staff');
  const groups = useTranslations('work.group');
  const { href } = useShop();
  const { pages, waiting, warnings, environment, markets, flags } = loaderData;
  const groupsOpen = workGroups.filter((group) =>
    workEntries.some((entry) => entry.group === group && pages.includes(entry.page)),
  );
  return (
    <DetailPage title={t('title')} intro={t('intro')}>
      {warnings.length > 0 && (
        <Notice tone="warn" title={t('settingWarnings.title')}>
          <ul className="grid gap-1 text-sm">
            {warnings.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
        {open
          .filter(({ counts, page }) => waiting[counts] !== undefined && pages.includes(page))
          .map(({ counts, page, query }) => (
            <Waiting
              key={counts}
              href={`${href(page)}${query}`}
              text={t(`facts.${counts}`)}
              count={waiting[counts] ?? 0}
            />
          ))}
      </ul>
      <dl className="grid gap-px border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {[
          { term: t('facts.environment'), value: environment },
          { term: t('facts.markets'), value: markets },
          ...(flags
            ? [
                { term: t('facts.flagsOn'), value: t('facts.ofAll', { count: flags.on, all: flags.all }) },
                { term: t('facts.flagsDiffering'), value: flags.differing },
              ]
            : []),
        ].map(({ term, value }) => (
          <div key={term} className="flex items-baseline justify-between gap-4 bg-paper px-4 py-3">
            <dt className="text-sm text-quiet">{term}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {groupsOpen.map((group) => (
        <DetailSection key={group} title={groups(group)}>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {workEntries
              .filter((entry) => entry.group === group && pages.includes(entry.page))
              .map(({ page }) => (
                <li key={page}>
                  <Tile
                    href={href(page)}
                    title={t(`nav.${page}`)}
                    text={t(`tiles.${page}`)}
                    icon={workIcons[page]}
                    isLow
                  />
                </li>
              ))}
          </ul>
        </DetailSection>
      ))}
    </DetailPage>
  );
}

/** A link with a count, highlighted if the count is not zero. */
function Waiting({ href, text, count }: { href: string; text: string; count: number }) {
  const { number } = useFormatter();
  return (
    <li>
      <PageLink
        href={href}
        className={cx(
          'flex h-full items-center justify-between gap-4 border bg-paper px-4 py-3 hover:underline',
          count > 0 ? 'border-ink shadow-[inset_4px_0_0_var(--color-signal)]' : 'border-line text-quiet',
        )}
      >
        <span className="text-sm text-pretty">{text}</span>
        <span className="font-display text-3xl font-bold tabular-nums">{number(count)}</span>
      </PageLink>
    </li>
  );
}
