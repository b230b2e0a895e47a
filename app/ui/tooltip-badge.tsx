import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type BadgeTone, badgeClasses } from './badge-style.ts';
import { Tooltip } from './tooltip.tsx';

type Props = {
  tip: ReactNode;
  /** Text of the badge; default is a small "i". */
  children?: ReactNode;
  tone?: BadgeTone;
};

/** A badge with a tooltip on hover, keyboard focus and touch. */
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
