import {
  BadgePercent,
  Building2,
  Cable,
  ChartColumn,
  FileInput,
  FileText,
  FileUp,
  Flag,
  History,
  House,
  Images,
  KeyRound,
  Languages,
  Mail,
  MessageSquareText,
  PackageSearch,
  Signpost,
  SlidersHorizontal,
  Split,
  Stamp,
  Undo2,
  UsersRound,
  Webhook,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { cx } from '#app/ui/class-names.ts';
import { entryAt, type OpenWork, type WorkEntry, workEntries, workGroups } from './navigation.ts';

export const workIcons: Readonly<Record<string, ReactNode>> = {
  staff: <House />,
  staffOrders: <PackageSearch />,
  staffReturns: <Undo2 />,
  staffLogos: <Stamp />,
  staffReviews: <MessageSquareText />,
  staffCompanies: <Building2 />,
  staffMessages: <Mail />,
  staffContents: <FileText />,
  staffCampaigns: <BadgePercent />,
  staffNewsletter: <Mail />,
  staffInsights: <ChartColumn />,
  staffGuides: <Split />,
  staffMedia: <Images />,
  staffTranslations: <Languages />,
  staffRedirects: <Signpost />,
  staffFlags: <Flag />,
  staffMarketSettings: <SlidersHorizontal />,
  companySettings: <Building2 />,
  staffImports: <FileInput />,
  staffBusinessFeeds: <FileUp />,
  staffClients: <KeyRound />,
  staffWebhooks: <Webhook />,
  staffPunchout: <Cable />,
  staffMembers: <UsersRound />,
  staffHistory: <History />,
};

type Look = { isNarrow?: boolean; isRoomy?: boolean };

/** `pages`: pages that the staff member may open. */
type Props = Look & { openWork: OpenWork; pages: readonly string[]; onChosen?: () => void };

/** The navigation groups, with counts of open work. */
export function WorkMenu({ openWork, pages, onChosen, ...look }: Props) {
  const t = useTranslations('work.group');
  const all = useTranslations('staff');
  const { href } = useShop();
  const reached = workEntries.filter(({ page }) => pages.includes(page));
  const groups = workGroups.filter((group) => reached.some((entry) => entry.group === group));
  const current = entryAt(useLocation().pathname, href);
  const list = (entries: readonly WorkEntry[]) => (
    <ul>
      {entries.map((entry) => (
        <li key={entry.page}>
          <Entry
            entry={entry}
            isCurrent={entry.page === current?.page}
            count={entry.counts && openWork[entry.counts]}
            onChosen={onChosen}
            {...look}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={all('title')} className="grid gap-4">
      {list(reached.filter(({ group }) => group === undefined))}
      {groups.map((group) => (
        <div key={group} className="grid gap-1">
          <p className={cx('px-2.5 text-xs font-semibold text-quiet', look.isNarrow && 'sr-only')}>{t(group)}</p>
          {list(reached.filter((entry) => entry.group === group))}
        </div>
      ))}
    </nav>
  );
}

type EntryProps = Look & {
  entry: WorkEntry;
  isCurrent: boolean;
  count: number | undefined;
  onChosen: (() => void) | undefined;
};

function Entry({ entry: { page }, isCurrent, count = 0, isNarrow = false, isRoomy = false, onChosen }: EntryProps) {
  const t = useTranslations('staff.nav');
  const words = useTranslations('work');
  const { number } = useFormatter();
  const { href } = useShop();
  const name = t(page);
  return (
    <PageLink
      href={href(page)}
      onClick={onChosen}
      aria-current={isCurrent ? 'page' : undefined}
      title={isNarrow ? name : undefined}
      className={cx(
        'relative flex items-center gap-3 rounded-sm px-2.5 text-sm hover:bg-sunken aria-[current]:bg-sunken aria-[current]:font-semibold',
        'aria-[current]:shadow-[inset_3px_0_0_var(--color-ink)] [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:stroke-[1.75]',
        isRoomy ? 'min-h-11' : 'h-9',
      )}
    >
      {workIcons[page]}
      <span className={isNarrow ? 'sr-only' : 'min-w-0 flex-1 truncate'}>{name}</span>
      {count > 0 && (
        <span
          className={cx(
            'text-xs font-semibold tabular-nums',
            isNarrow ? 'absolute top-0.5 right-0.5 bg-signal px-0.5' : 'bg-signal px-1.5 py-0.5',
          )}
        >
          <span aria-hidden="true">{count > 99 ? '99+' : number(count)}</span>
          <span className="sr-only">{words('waiting', { count })}</span>
        </span>
      )}
    </PageLink>
  );
}
