import { Scale } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Button } from '#app/ui/button.tsx';
import { buttonClasses } from '#app/ui/button-style.ts';
import { cx } from '#app/ui/class-names.ts';
import { useSnackbar } from '#app/ui/snackbar.tsx';
import { comparedAddress, isSameProduct, mostCompared } from './compared.ts';
import { useCompared } from './use-compared.ts';

type Props = { name: string; partNo: string };

function useToggle(partNo: string) {
  const t = useTranslations('compare');
  const notify = useSnackbar();
  const { partNos, toggle } = useCompared();
  return {
    isCompared: partNos.some((one) => isSameProduct(one, partNo)),
    press: () => {
      const outcome = toggle(partNo);
      if (outcome === 'full') notify(t('full', { most: mostCompared }));
      if (outcome === 'failed') notify(t('notKept'), { tone: 'danger' });
    },
  };
}

/** In the corner of a card's picture. Without scripts the product page links to the comparison. */
export function CardCompareToggle({ name, partNo }: Props) {
  const t = useTranslations('compare');
  const { isCompared, press } = useToggle(partNo);
  return (
    <button
      type="button"
      className="card-toggle left-2"
      aria-label={t('toggle', { name })}
      aria-pressed={isCompared}
      onClick={press}
    >
      <Scale aria-hidden="true" />
    </button>
  );
}

/** With text, where there is room. */
export function CompareToggle({ name, partNo, isRow = false }: Props & { isRow?: boolean }) {
  const t = useTranslations('compare');
  const { href } = useShop();
  const { isCompared, press } = useToggle(partNo);
  const icon = <Scale aria-hidden="true" className="size-4.5" />;
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        icon={icon}
        aria-label={t('toggle', { name })}
        aria-pressed={isCompared}
        onClick={press}
        className={cx('noscript:hidden', isCompared && 'border-ink! bg-signal!', isRow && '-ml-3.5 md:ml-0 md:-mr-3.5')}
      >
        {t('label')}
      </Button>
      {!isRow && (
        <a
          href={comparedAddress(href('compare'), [partNo])}
          className={buttonClasses({ kind: 'quiet', size: 'small', className: 'hidden! noscript:inline-flex!' })}
        >
          {icon}
          {t('label')}
        </a>
      )}
    </>
  );
}
