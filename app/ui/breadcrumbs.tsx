import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { cx } from './class-names.ts';

type Crumb = { label: string; to: string };

type Props = { trail: readonly Crumb[]; current: string; className?: string };

/** Breadcrumbs. Phones show only the previous level. */
export function Breadcrumbs({ trail, current, className }: Props) {
  const t = useTranslations('ui.breadcrumbs');
  return (
    <nav aria-label={t('label')} className={cx('text-sm', className)}>
      <ol className="flex flex-wrap items-center gap-y-1">
        {trail.map(({ label, to }) => (
          <li
            key={to}
            className="flex items-center max-sm:not-nth-last-2:hidden sm:after:mx-2.5 sm:after:h-3 sm:after:w-px sm:after:rotate-12 sm:after:bg-edge sm:after:content-['']"
          >
            <ChevronLeft aria-hidden="true" className="-ml-1 size-5 sm:hidden" />
            <Link to={to} className="py-1.5 text-quiet underline-offset-4 hover:text-ink hover:underline">
              {label}
            </Link>
          </li>
        ))}
        <li aria-current="page" className="py-1.5 font-semibold max-sm:sr-only">
          {current}
        </li>
      </ol>
    </nav>
  );
}
