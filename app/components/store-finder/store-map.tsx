import { Maximize, Minus, Plus } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { cx } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { MapGrid } from './map-grid.tsx';
import type { StoreCard, StoreMapView } from './store-view.ts';
import { useMapMoves } from './use-map-moves.ts';

type Pin = Pick<StoreCard, 'slug' | 'name' | 'x' | 'y'>;

type Props = {
  map: StoreMapView;
  pins: readonly Pin[];
  /** The name of the one store in the centre. */
  here?: string;
  marked?: string | undefined;
  onMark?: (slug: string | undefined) => void;
  className?: string;
};

/**
 * The map of a market: its outline, a grid of degrees and numbered pins, drawn by us. It opens around its centre, the
 * point (0, 0). Without scripts it stands still.
 */
export function StoreMap({ map, pins, here, marked, onMark, className }: Props) {
  const t = useTranslations('store-finder');
  const { href } = useShop();
  const drawing = useRef<SVGSVGElement>(null);
  const { view, zoomIn, zoomOut, reset, isMoved, drag } = useMapMoves(map, drawing);
  const { x, y, halfWidth, halfHeight } = view;
  const unit = Math.max(halfWidth, halfHeight) / 320;
  // The marked pin is drawn last, above the others.
  const inOrder = pins
    .map((pin, at) => ({ ...pin, number: at + 1 }))
    .toSorted((a, b) => Number(a.slug === marked) - Number(b.slug === marked));
  return (
    <section
      aria-label={t('map.label')}
      className={cx('relative isolate overflow-hidden border border-line bg-sunken', className)}
    >
      <svg
        ref={drawing}
        data-centre={`${map.centre.lng},${map.centre.lat}`}
        viewBox={`${x - halfWidth} ${y - halfHeight} ${halfWidth * 2} ${halfHeight * 2}`}
        preserveAspectRatio="xMidYMid meet"
        className="size-full cursor-grab select-none active:cursor-grabbing"
        {...drag}
      >
        <MapGrid view={view} />
        <path d={map.outline} className="fill-paper stroke-edge" strokeLinejoin="round" strokeWidth={1.25 * unit} />
        {here !== undefined && (
          <g transform={`scale(${unit * 1.25})`}>
            <title>{here}</title>
            <path d="M0 0L-9.5 -13A15 15 0 1 1 9.5 -13Z" className="fill-ink stroke-paper stroke-2" />
            <circle cy={-24} r={5.5} className="fill-signal" />
          </g>
        )}
        {inOrder.map(({ slug, name, number, x: pinX, y: pinY }) => (
          <Link
            key={slug}
            to={href('findStoreDetails', { slug })}
            aria-label={`${number} ${name}`}
            draggable={false}
            onMouseEnter={() => onMark?.(slug)}
            onMouseLeave={() => onMark?.(undefined)}
            onFocus={() => onMark?.(slug)}
            onBlur={() => onMark?.(undefined)}
            className="group outline-none"
          >
            <g transform={`translate(${pinX} ${pinY}) scale(${unit * (slug === marked ? 1.25 : 1)})`}>
              <title>{name}</title>
              <path
                d="M0 0L-9.5 -13A15 15 0 1 1 9.5 -13Z"
                className={cx(
                  'stroke-paper stroke-2 group-focus-visible:stroke-[4px]',
                  slug === marked ? 'fill-signal-deep' : 'fill-ink',
                )}
              />
              <text
                y={-19}
                textAnchor="middle"
                fontSize={16}
                className={cx('font-display font-bold', slug === marked ? 'fill-ink' : 'fill-paper')}
              >
                {number}
              </text>
            </g>
          </Link>
        ))}
      </svg>
      <div className="absolute bottom-3 right-3 grid gap-px border border-line bg-line noscript:hidden">
        <IconButton label={t('map.in')} onClick={zoomIn} className="bg-paper">
          <Plus aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label={t('map.out')} onClick={zoomOut} className="bg-paper">
          <Minus aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label={t('map.reset')} onClick={reset} disabled={!isMoved} className="bg-paper">
          <Maximize aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </section>
  );
}
