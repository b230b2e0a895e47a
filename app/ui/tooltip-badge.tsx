import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type BadgeTone, badgeClasses } from './badge-style.ts';
import { Tooltip } from './tooltip.tsx';

type Props = {
  tip: ReactNode;
  /** Words on the badge; without them it is a small "i". */
  children?: ReactNode;
  tone?: BadgeTone;
};

/** A badge that explains itself to whoever points at it, reaches it by keyboard or touches it. */
export function TooltipBadge({ tip, children, tone = 'neutral' }: Props) {
  const t = useTranslations('ui');
  return (
    <Tooltip tip={tip} shouldCloseOnPress={false}>
      {children ? (
        <button type="button" className={badgeClasses(tone, 'min-h-6')}>
          {children}
          <Info aria-hidden="true" className="size-3.5" />
        </button>
      ) : (
        <button type="button" aria-label={t('moreInfo')} className="grid size-6 place-items-center hover:bg-sunken">
          <Info aria-hidden="true" className="size-4.5" />
        </button>
      )}
    </Tooltip>
  );
}
