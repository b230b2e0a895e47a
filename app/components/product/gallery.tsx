import { lazy } from 'react';
import { useTranslations } from 'use-intl';
import { cx } from '#app/ui/class-names.ts';
import { useDialog } from '#app/ui/dialog-host.tsx';
import { SlideDots, SlideSteps } from '#app/ui/slide-controls.tsx';
import { GallerySlide, slideSizes } from './gallery-slide.tsx';
import { GalleryThumbs } from './gallery-thumbs.tsx';
import type { AssetView } from './product-view.ts';
import { useSlides } from './use-slides.ts';

const ZoomDialog = lazy(async () => ({ default: (await import('./zoom-dialog.tsx')).ZoomDialog }));

type Props = {
  name: string;
  assets: readonly AssetView[];
  /** From 576 pixels on: one picture with thumbnails, or all side by side. Below that, a row to swipe. */
  look: 'slider' | 'grid';
};

/** The pictures and films of a colour. Without scripts the row still scrolls and links to large pictures. */
export function Gallery({ name, assets, look }: Props) {
  const t = useTranslations('product.gallery');
  const dialog = useDialog();
  const { row, current, look: follow, show, move, press } = useSlides(assets.length);
  const images = assets.filter((asset) => asset.kind === 'image');
  const isGrid = look === 'grid';
  const enlarge = (asset: AssetView) =>
    dialog.open({
      component: ZoomDialog,
      props: { name, images, start: images.findIndex((image) => image === asset), sizesOnPage: slideSizes[look] },
      size: 'full',
      fullScreenBelow: 'lg',
    });
  return (
    <section
      aria-roledescription="carousel"
      aria-label={t('label', { name })}
      className={cx(!isGrid && assets.length > 1 && 'sm:grid sm:grid-cols-[4.5rem_minmax(0,1fr)] sm:gap-x-3')}
    >
      {!isGrid && assets.length > 1 && <GalleryThumbs assets={assets} current={current} onShow={show} />}
      <div className="min-w-0">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys move what scrolls */}
        <ul
          ref={row}
          onScroll={follow}
          onKeyDown={press}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={t('label', { name })}
          className={cx(
            'no-scrollbar relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth bg-[#f4f2ee] -outline-offset-2 max-sm:-mx-5',
            isGrid && 'sm:grid sm:grid-cols-2 sm:gap-1 sm:overflow-visible sm:bg-transparent',
          )}
        >
          {assets.map((asset, index) => (
            <GallerySlide
              key={asset.kind === 'image' ? asset.path : asset.address}
              asset={asset}
              id={`picture-${index + 1}`}
              isFirst={index === 0}
              isGrid={isGrid}
              onEnlarge={() => enlarge(asset)}
            />
          ))}
        </ul>
        {assets.length > 1 && (
          <div className={cx('mt-2 flex min-h-11 items-center gap-3', isGrid && 'sm:hidden')}>
            <SlideDots count={assets.length} current={current} onShow={show} />
            <SlideSteps onMove={move} />
          </div>
        )}
      </div>
    </section>
  );
}
