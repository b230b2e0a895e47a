import { Play } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { cx } from '#app/ui/class-names.ts';
import { Picture } from '#app/ui/picture.tsx';
import { pictureUrl } from '#modules/media/picture-address.ts';
import type { AssetView } from './product-view.ts';

type Props = { assets: readonly AssetView[]; current: number; onShow: (index: number) => void };

/** Beside the large picture from 576 pixels on. Links to the slides, so that they work without scripts. */
export function GalleryThumbs({ assets, current, onShow }: Props) {
  const t = useTranslations('product.gallery');
  return (
    <ul className="hidden content-start gap-2 sm:grid">
      {assets.map((asset, index) => {
        const picture = asset.kind === 'image' ? asset : asset.poster;
        return (
          <li key={asset.kind === 'image' ? asset.path : asset.address}>
            <a
              href={`#picture-${index + 1}`}
              aria-label={t('show', { number: index + 1 })}
              aria-current={index === current ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                onShow(index);
              }}
              className={cx(
                'relative block border bg-[#f4f2ee] transition-colors',
                index === current ? 'border-ink' : 'border-transparent hover:border-edge',
              )}
            >
              {picture && (
                <Picture
                  address={(width) => pictureUrl(picture.path, picture.version, width)}
                  widths={[223]}
                  alt=""
                  width={1200}
                  height={1500}
                  sizes="72px"
                  className="w-full"
                />
              )}
              {asset.kind === 'video' && (
                <Play aria-hidden="true" className="absolute inset-0 m-auto size-8 rounded-full bg-paper p-2" />
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
