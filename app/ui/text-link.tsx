import { ArrowRight, ArrowUpRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { cx } from './class-names.ts';

const looks = {
  /** Within a sentence. */
  inline: 'underline decoration-1 underline-offset-4 hover:decoration-2',
  /** Standing alone. */
  onward:
    'group inline-flex min-h-11 items-center gap-2 font-display text-lg font-semibold decoration-2 underline-offset-6 hover:underline',
  /** In lists and footers, where every line is a link. */
  quiet: 'text-quiet underline-offset-4 hover:text-ink hover:underline',
};

type Props = Omit<ComponentProps<typeof Link>, 'target' | 'rel'> & {
  look?: keyof typeof looks;
  /** Opens another site in a new window. */
  isExternal?: boolean;
};

export function TextLink({ look = 'inline', isExternal = false, className, children, ...rest }: Props) {
  const t = useTranslations('ui');
  return (
    <Link {...rest} {...(isExternal && { target: '_blank', rel: 'noreferrer' })} className={cx(looks[look], className)}>
      {children}
      {look === 'onward' && !isExternal && (
        <ArrowRight aria-hidden="true" className="size-5 transition-[translate] group-hover:translate-x-1" />
      )}
      {isExternal && (
        <>
          <ArrowUpRight aria-hidden="true" className="ml-0.5 inline size-[0.9em]" />
          <span className="sr-only">{` (${t('newWindow')})`}</span>
        </>
      )}
    </Link>
  );
}
