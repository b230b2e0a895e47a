import { ZoomIn } from 'lucide-react';
import { Fragment, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { cx } from '#app/ui/class-names.ts';
import { DialogFrame } from '#app/ui/dialog-frame.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SlideSteps } from '#app/ui/slide-controls.tsx';
import { slideAfter } from '#app/ui/slide-position.ts';
import { type ImageWidth, pageImageWidths } from '#modules/media/image-widths.ts';
import { pictureUrl } from '#modules/media/picture-address.ts';
import { slideWidths } from './gallery-slide.tsx';
import type { AssetView } from './product-view.ts';
import { pictureIn, shareOf } from './zoom-place.ts';

/** 2.2 times the full view, with no extra margin. */
const large = 'h-[max(100cqh,2.2*min(125cqw,100cqh))] w-[max(100cqw,2.2*min(100cqw,80cqh))]';

type Props = {
  name: string;
  images: readonly Extract<AssetView, { kind: 'image' }>[];
  start: number;
  /** Displayed width on the page: the already loaded picture is shown until the large one is ready. */
  sizesOnPage: string;
};

/** A picture in full-screen size, and twice that for details. */
export function ZoomDialog({ name, images, start, sizesOnPage }: Props) {
  const t = useTranslations('product.gallery');
  const ui = useTranslations('ui.slider');
  const [index, setIndex] = useState(Math.max(0, start));
  /** The clicked point as fractions of width and height; undefined while the whole picture is shown. */
  const [focus, setFocus] = useState<{ x: number; y: number }>();
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box || !focus) return;
    const { left, top, width, height } = pictureIn({ width: box.scrollWidth, height: box.scrollHeight });
    box.scrollTo(left + focus.x * width - box.clientWidth / 2, top + focus.y * height - box.clientHeight / 2);
  }, [focus]);
  const last = images.length - 1;
  const isWhole = focus === undefined;
  useEffect(() => {
    // On the document, because the dialog itself has the focus when it opens.
    const press = ({ key }: KeyboardEvent) => {
      if (!isWhole || (key !== 'ArrowRight' && key !== 'ArrowLeft')) return;
      setIndex((now) => slideAfter(now, key === 'ArrowRight' ? 1 : -1, last, true));
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [isWhole, last]);
  const picture = images[index];
  if (!picture) return null;
  const address = (width: ImageWidth) => pictureUrl(picture.path, picture.version, width);
  const move = (step: 1 | -1) => {
    setFocus(undefined);
    setIndex(slideAfter(index, step, last, true));
  };
  const toggle = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // A key press has no position, so it zooms to the centre.
    const isKey = detail === 0;
    const pressed = isKey ? { x: 0.5, y: 0.5 } : shareOf({ width, height }, clientX - left, clientY - top);
    setFocus(focus ? undefined : pressed);
  };
  return (
    <DialogFrame
      title={name}
      isFlush
      actions={
        <>
          <p className="mr-auto self-center font-display text-lg font-semibold tabular-nums" aria-live="polite">
            {ui('position', { number: index + 1, total: images.length })}
          </p>
          <SlideSteps onMove={move} className="max-sm:flex-none!" />
        </>
      }
    >
      <div ref={frame} className="@container-size absolute inset-0 overflow-auto bg-[#f4f2ee]">
        <button
          type="button"
          onClick={toggle}
          className={cx('relative block', focus ? `${large} cursor-zoom-out` : 'size-full cursor-zoom-in')}
        >
          <span className="sr-only">{`${t(focus ? 'zoomOut' : 'zoomIn')}: `}</span>
          <Fragment key={picture.path}>
            <Picture
              address={address}
              widths={slideWidths}
              alt=""
              width={1200}
              height={1500}
              sizes={sizesOnPage}
              first
              className={cx('absolute inset-0 size-full!', isWhole && 'picture-fade')}
            />
            <Picture
              address={address}
              widths={pageImageWidths}
              alt={picture.alt}
              width={1200}
              height={1500}
              // Limited by the height: in full view it mostly needs no larger picture than the page has loaded.
              sizes={focus ? 'min(220vw, 150vh)' : 'min(100vw, 72vh)'}
              first
              colour="transparent"
              className={cx('relative size-full!', isWhole && 'picture-fade')}
            />
          </Fragment>
          {!focus && <ZoomIn aria-hidden="true" className="absolute bottom-4 right-4 size-10 bg-paper p-2" />}
        </button>
      </div>
    </DialogFrame>
  );
}
