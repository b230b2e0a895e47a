import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Difference } from '#modules/content-editor/page-diff.ts';
import { DifferenceList } from './difference-list.tsx';

type Props = { title: string; differences: readonly Difference[]; onMine: () => void; onTheirs: () => void };

/** Two versions of a text: the editor keeps one of them. */
export function ConflictNotice({ title, differences, onMine, onTheirs }: Props) {
  const t = useTranslations('content-editor.conflict');
  return (
    <Notice tone="warn" title={title}>
      <DifferenceList differences={differences} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={onMine}>
          {t('mine')}
        </Button>
        <Button size="small" kind="secondary" onClick={onTheirs}>
          {t('theirs')}
        </Button>
      </div>
    </Notice>
  );
}
