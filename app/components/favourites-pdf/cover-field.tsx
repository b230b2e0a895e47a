import { useTranslations } from 'use-intl';
import type { FavouritesCover } from '#modules/content/favourites-content.ts';

type Props = {
  covers: readonly FavouritesCover[];
  chosen: string | undefined;
  onChoose: (cover: string | undefined) => void;
};

const tile =
  'relative grid aspect-video cursor-pointer place-items-center overflow-hidden border border-line bg-sunken hover:border-ink has-checked:outline-3 has-checked:outline-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2';

/** One cover picture, or none. */
export function CoverField({ covers, chosen, onChoose }: Props) {
  const t = useTranslations('favourites-pdf');
  const radio = (id: string | undefined, label: string) => (
    <input
      type="radio"
      name="pdf-cover"
      aria-label={label}
      checked={chosen === id}
      onChange={() => onChoose(id)}
      className="absolute inset-0 cursor-pointer opacity-0"
    />
  );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{t('cover')}</legend>
      <div className="grid grid-cols-2 gap-3 p-1 sm:grid-cols-3">
        <span className={tile}>
          <span aria-hidden="true" className="text-sm font-medium">
            {t('noCover')}
          </span>
          {radio(undefined, t('noCover'))}
        </span>
        {covers.map(({ id, url, picture: { alt, width, height } }) => (
          <span key={id} className={tile}>
            <img src={url} alt="" width={width} height={height} loading="lazy" className="size-full object-cover" />
            {radio(id, alt)}
          </span>
        ))}
      </div>
    </fieldset>
  );
}
