import { LoaderCircle, Ruler } from 'lucide-react';
import { lazy, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { cx } from '#app/ui/class-names.ts';
import { loadSurface, useDialog } from '#app/ui/dialog-host.tsx';
import { loadedAhead } from '#app/ui/loaded-ahead.ts';
import { type GuideStatus, guideButtonState, type SizeGuideFacts } from './guide-button-state.ts';

const loadGuide = async () => ({ default: (await import('./size-guide-dialog.tsx')).SizeGuideDialog });
const SizeGuideDialog = lazy(loadGuide);

const looks = 'inline-flex min-h-11 items-center gap-2 text-sm underline underline-offset-4 hover:no-underline';

type Props = {
  facts: SizeGuideFacts;
  basePartNo: string;
  /** Available sizes, and the selected one. */
  sizes: readonly string[];
  chosen: string | undefined;
  onChoose: (size: string) => void;
};

/** Opens the size guide. Without scripts it links to the page with all guides. */
export function SizeGuideButton({ facts, basePartNo, sizes, chosen, onChoose }: Props) {
  const t = useTranslations('product.size');
  const { href, language } = useShop();
  const dialog = useDialog();
  const [status, setStatus] = useState<GuideStatus>('idle');
  const state = guideButtonState(facts, status);
  const Icon = status === 'loading' ? LoaderCircle : Ruler;
  const icon = <Icon aria-hidden="true" className={cx('size-4', status === 'loading' && 'animate-spin')} />;
  if (state.does === 'pdf')
    return (
      <a href={state.pdfUrl} target="_blank" rel="noreferrer" className={looks}>
        {icon}
        {t('guide')}
      </a>
    );
  const open = () => {
    // The dialog shows loading too, but its code must load first.
    setStatus('loading');
    dialog.open({
      component: SizeGuideDialog,
      props: {
        href: `/${language}/product-answers/size-guide/${basePartNo}`,
        allHref: href('sizeguide'),
        sizes,
        chosen,
        onChoose,
        onStatus: setStatus,
      },
      size: 'large',
      fullScreenBelow: 'lg',
    });
  };
  const isDisabled = state.does === 'nothing';
  return (
    <>
      <button
        type="button"
        // Not `disabled`, because the focus returns here when the dialog closes.
        aria-disabled={isDisabled || undefined}
        {...loadedAhead(loadSurface, loadGuide)}
        onClick={() => !isDisabled && open()}
        className={cx(
          looks,
          'cursor-pointer aria-disabled:cursor-not-allowed aria-disabled:text-quiet noscript:hidden',
        )}
      >
        {icon}
        {t('guide')}
      </button>
      {status === 'failed' && <span className="text-sm text-quiet">{t('guideFailed')}</span>}
      <noscript>
        <a href={href('sizeguide')} className={looks}>
          {t('guide')}
        </a>
      </noscript>
    </>
  );
}
