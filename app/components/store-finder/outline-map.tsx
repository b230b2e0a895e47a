import { useRef } from 'react';
import { Link } from 'react-router';
import { useShop } from '#app/components/shell/use-shop.ts';
import { cx } from '#app/ui/class-names.ts';
import { MapButtons } from './map-buttons.tsx';
import { MapGrid } from './map-grid.tsx';
import type { StoreMapProps } from './store-view.ts';
import { useMapMoves } from './use-map-moves.ts';

/** Its tip is the origin. */
export const pinOutline = 'M0 0L-9.5 -13A15 15 0 1 1 9.5 -13Z';

/**
 * The map of a market: its outline, a grid of degrees and numbered pins, drawn by us. It opens around its centre, the
 * point (0, 0). Without scripts it does not move.
 */
export function OutlineMap({ map, pins, here, marked, onMark }: StoreMapProps) {
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
    <>
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
            <path d={pinOutline} className="fill-ink stroke-paper stroke-2" />
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
                d={pinOutline}
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
      <MapButtons zoomIn={zoomIn} zoomOut={zoomOut} reset={reset} isMoved={isMoved} />
    </>
  );
}
