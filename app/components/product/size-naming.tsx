import { useTranslations } from 'use-intl';
import { cx } from '#app/ui/class-names.ts';
import type { SizeView } from './product-view.ts';
import type { Choice } from './use-choice.ts';

/** Both names of a size: several sizes share a name of the other system, so it is never shown alone. */
export function sizeNames(
  { code, alternate }: Pick<SizeView, 'code' | 'alternate'>,
  isAlternate: boolean,
): { main: string; other: string | undefined } {
  return isAlternate && alternate !== undefined ? { main: alternate, other: code } : { main: code, other: alternate };
}

/** Switches which of a size's two names comes first: C50 or M. Hidden if there is no second name. */
export function SizeNaming({ sizes, choice }: { sizes: readonly SizeView[]; choice: Choice }) {
  const t = useTranslations('product.size');
  const named = sizes.filter(({ alternate }) => alternate !== undefined);
  const example = named[Math.floor(named.length / 8)];
  if (!example) return null;
  return (
    <fieldset className="flex items-center text-sm">
      <legend className="sr-only">{t('naming')}</legend>
      {[false, true].map((isOther) => (
        <button
          key={String(isOther)}
          type="button"
          aria-pressed={choice.isAlternate === isOther}
          onClick={() => choice.nameSizes(isOther)}
          className={cx(
            'min-h-9 border px-3 first-of-type:border-r-0',
            choice.isAlternate === isOther ? 'border-ink bg-ink text-ground' : 'border-line hover:border-edge',
          )}
        >
          {isOther ? example.alternate : example.code}
        </button>
      ))}
    </fieldset>
  );
}
