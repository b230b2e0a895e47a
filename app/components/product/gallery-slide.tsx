import { Maximize2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { cx } from '#app/ui/class-names.ts';
import { Picture } from '#app/ui/picture.tsx';
import { imageWidths } from '#modules/media/image-widths.ts';
import { pictureUrl } from '#modules/media/picture-address.ts';
import type { AssetView } from './product-view.ts';

export const slideWidths = imageWidths.filter((width) => width >= 446 && width <= 1920);

export const slideSizes = {
  grid: '(min-width: 992px) 30vw, (min-width: 576px) 50vw, 100vw',
  slider: '(min-width: 992px) 50vw, (min-width: 576px) 80vw, 100vw',
};

type Props = { asset: AssetView; id: string; isFirst: boolean; isGrid: boolean; onEnlarge: () => void };

/** A picture that can be enlarged, or a film. */
export function GallerySlide({ asset, id, isFirst, isGrid, onEnlarge }: Props) {
  const t = useTranslations('product.gallery');
  // Full height, limited to the height of the window.
  const room = cx('block aspect-square w-full sm:aspect-[4/5]', !isGrid && 'sm:max-h-[max(34rem,100dvh-11rem)]');
  return (
    <li id={id} className="min-w-0 shrink-0 basis-full snap-start">
      {asset.kind === 'video' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a feed has no captions to give, and its films no speech
        <video
          controls
          playsInline
          preload="none"
          aria-label={asset.alt}
          poster={asset.poster && pictureUrl(asset.poster.path, asset.poster.version, 1080)}
          src={asset.address}
          className={cx(room, 'bg-ink object-contain')}
        />
      ) : (
        <a
          href={pictureUrl(asset.path, asset.version, 2048)}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onEnlarge();
          }}
          className={cx(room, '@container-size group/slide relative cursor-zoom-in bg-[#f4f2ee] -outline-offset-2')}
        >
          <Picture
            address={(width) => pictureUrl(asset.path, asset.version, width)}
            widths={slideWidths}
            alt={asset.alt}
            width={1200}
            height={1500}
            sizes={slideSizes[isGrid ? 'grid' : 'slider']}
            first={isFirst}
            className="picture-fade size-full!"
          />
          <span className="sr-only">{`, ${t('enlarge')}`}</span>
          <Maximize2
            aria-hidden="true"
            className="absolute right-3 top-3 size-9 bg-paper p-2 opacity-80 transition-opacity group-hover/slide:opacity-100"
          />
        </a>
      )}
    </li>
  );
}
