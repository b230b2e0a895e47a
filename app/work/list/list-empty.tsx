import { SearchX } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { Empty } from './list-parts.ts';

/** Shown for a list without rows. If filters are set, a link resets them. */
export function ListEmpty({ isNarrowed, empty: { title, icon } }: { isNarrowed: boolean; empty: Empty }) {
  const t = useTranslations('work.list');
  if (!isNarrowed) return <EmptyState title={title} icon={icon} />;
  return (
    <EmptyState
      title={t('none')}
      icon={<SearchX aria-hidden="true" />}
      actions={
        <ButtonLink to="?" kind="secondary" size="small">
          {t('clear')}
        </ButtonLink>
      }
    >
      {t('noneHint')}
    </EmptyState>
  );
}
