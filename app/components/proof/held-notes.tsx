import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '#app/ui/notice.tsx';
import type { HeldState } from '#modules/proof-sheet/production-state.ts';

type Props = {
  held: readonly HeldState[];
  /** A link to what waits. */
  more?: ReactNode;
  className?: string;
};

/** Why some of the logos and names of an order are not made yet, each reason once. */
export function HeldNotes({ held, more, className = '' }: Props) {
  const t = useTranslations('proof.state');
  if (held.length === 0) return null;
  return (
    <Notice tone="warn" className={className}>
      {held.map((state) => (
        <p key={state}>{t(state)}</p>
      ))}
      {more}
    </Notice>
  );
}
