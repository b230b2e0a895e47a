import { useTranslations } from 'use-intl';
import { cx } from '#app/ui/class-names.ts';
import type { SizeView } from './product-view.ts';
import type { Choice } from './use-choice.ts';

/** Both names of a size: several sizes share one of the other system, so none stands alone. */
export function sizeNames(
  { code, alternate }: Pick<SizeView, 'code' | 'alternate'>,
  isAlternate: boolean,
): { main: string; other: string | undefined } {
  return isAlternate && alternate !== undefined ? { main: alternate, other: code } : { main: code, other: alternate };
}

/** C50 or M: which of a size's two names stands first. */
export function SizeNaming({ isAlternate, nameSizes }: Pick<Choice, 'isAlternate' | 'nameSizes'>) {
  const t = useTranslations('product.size');
  return (
    <fieldset className="flex items-center text-sm">
      <legend className="sr-only">{t('naming')}</legend>
      {[false, true].map((isOther) => (
        <button
          key={String(isOther)}
          type="button"
          aria-pressed={isAlternate === isOther}
          onClick={() => nameSizes(isOther)}
          className={cx(
            'min-h-9 border px-3 first-of-type:border-r-0',
            isAlternate === isOther ? 'border-ink bg-ink text-ground' : 'border-line hover:border-edge',
          )}
        >
          {t(isOther ? 'alternate' : 'standard')}
        </button>
      ))}
    </fieldset>
  );
}
