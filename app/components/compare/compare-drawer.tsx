import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { compareAnswerPath } from '#app/components/compare/compare-answer-path.ts';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useAnswer } from '#app/components/shell/use-answer.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Button } from '#app/ui/button.tsx';
import { buttonClasses } from '#app/ui/button-style.ts';
import { DialogFrame } from '#app/ui/dialog-frame.tsx';
import { Switch } from '#app/ui/fields/switch.tsx';
import { ModalSurface } from '#app/ui/modal-surface.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SkeletonCard } from '#app/ui/skeleton.tsx';
import { CompareTable } from './compare-table.tsx';
import type { Comparison } from './compare-view.ts';
import { comparedAddress } from './compared.ts';
import { ComparisonNotes } from './comparison-notes.tsx';
import { onlyThese } from './differences.ts';
import { useCompared } from './use-compared.ts';

/** The comparison beside the current page. */
export function CompareDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslations('compare');
  const buying = useTranslations('buying');
  const { href, language } = useShop();
  const { partNos, toggle, clear } = useCompared();
  const isFilled = partNos.length > 0;
  const address = comparedAddress(`/${language}/${compareAnswerPath}`, partNos);
  const { answer, retry } = useAnswer<Comparison>(isOpen && isFilled ? address : undefined);
  const comparison = answer.status === 'success' ? onlyThese(answer.value, partNos) : undefined;
  // The previous comparison may have nothing in common with the current one.
  const isShown = comparison && !(answer.status === 'success' && answer.isOld && comparison.products.length === 0);
  const isLoading = isFilled && answer.status !== 'failed' && !isShown;
  return (
    <ModalSurface isOpen={isOpen} onClose={onClose} shape={{ as: 'drawer', side: 'right', isWide: true }} isDismissable>
      <DialogFrame
        title={t('title')}
        isFlush
        actions={
          isFilled && (
            <>
              <PageLink
                href={comparedAddress(href('compare'), partNos)}
                className={buttonClasses({ kind: 'secondary' })}
              >
                {t('page')}
              </PageLink>
              <Button kind="quiet" onClick={clear}>
                {t('clear')}
              </Button>
            </>
          )
        }
      >
        <div aria-busy={isLoading} className="grid grid-cols-[minmax(0,1fr)] gap-4 py-5">
          {!isFilled && <p className="px-5 text-quiet md:px-8">{t('empty.text')}</p>}
          {isLoading && <Loading count={partNos.length} />}
          {isFilled && answer.status === 'failed' && (
            <Notice
              tone="danger"
              isLive
              title={t('failed')}
              className="mx-5 md:mx-8"
              actions={
                <Button size="small" kind="secondary" onClick={retry}>
                  {buying('retry')}
                </Button>
              }
            />
          )}
          {isFilled && isShown && <Loaded comparison={comparison} onRemove={toggle} />}
        </div>
      </DialogFrame>
    </ModalSurface>
  );
}

function Loading({ count }: { count: number }) {
  const t = useTranslations('compare');
  return (
    <>
      <output className="sr-only">{t('loading')}</output>
      <div className="grid grid-cols-2 gap-4 px-5 md:px-8">
        {Array.from({ length: Math.max(2, count) }, (_, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- all are alike
          <SkeletonCard key={place} />
        ))}
      </div>
    </>
  );
}

type LoadedProps = { comparison: Comparison; onRemove: (partNo: string) => void };

function Loaded({ comparison, onRemove }: LoadedProps) {
  const t = useTranslations('compare');
  const { href } = useShop();
  const [onlyDifferences, setOnly] = useState(false);
  const partNos = comparison.products.map(({ partNo }) => partNo);
  return (
    <>
      <div className="grid gap-3 px-5 empty:hidden md:px-8">
        {partNos.length > 1 && (
          <Switch
            label={t('onlyDifferences')}
            checked={onlyDifferences}
            onChange={({ currentTarget }) => setOnly(currentTarget.checked)}
          />
        )}
        <ComparisonNotes comparison={comparison} onlyDifferences={onlyDifferences} onForget={onRemove} />
      </div>
      {partNos.length > 0 && (
        <CompareTable
          comparison={comparison}
          onlyDifferences={onlyDifferences}
          hrefWithout={(gone) =>
            comparedAddress(
              href('compare'),
              partNos.filter((one) => one !== gone),
            )
          }
          onRemove={onRemove}
          headsClassName="top-0"
        />
      )}
    </>
  );
}
