import { Marker, type Map as TileCanvas } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { useShop } from '#app/components/shell/use-shop.ts';
import { cx } from '#app/ui/class-names.ts';
import { pinOutline } from './outline-map.tsx';
import type { StorePin } from './store-view.ts';

type Pin = Pick<StorePin, 'slug' | 'name' | 'lng' | 'lat'>;
type Marking = { marked?: string | undefined; onMark?: ((slug: string | undefined) => void) | undefined };

/** The pins of the drawn map, on tiles. A pin without a slug is the store of the page, which needs no link. */
export function StreetPins({ map, pins, ...marking }: Marking & { map: TileCanvas; pins: readonly Pin[] }) {
  return pins.map((pin, at) => <StreetPin key={pin.slug} map={map} pin={pin} number={at + 1} {...marking} />);
}

function StreetPin({ map, pin, number, marked, onMark }: Marking & { map: TileCanvas; pin: Pin; number: number }) {
  const { href } = useShop();
  const [element] = useState(() => document.createElement('div'));
  const { slug, name, lng, lat } = pin;
  useEffect(() => {
    const marker = new Marker({ element, anchor: 'bottom' }).setLngLat([lng, lat]).addTo(map);
    return () => void marker.remove();
  }, [map, element, lng, lat]);
  const isMarked = slug === marked;
  const drawing = (
    <svg viewBox="-18 -42 36 44" className={cx('h-11 w-9', isMarked && 'scale-125')}>
      <title>{name}</title>
      <path
        d={pinOutline}
        className={cx('stroke-paper stroke-2', isMarked && slug !== '' ? 'fill-signal-deep' : 'fill-ink')}
      />
      {slug === '' ? (
        <circle cy={-24} r={5.5} className="fill-signal" />
      ) : (
        <text
          y={-19}
          textAnchor="middle"
          fontSize={16}
          className={cx('font-display font-bold', isMarked ? 'fill-ink' : 'fill-paper')}
        >
          {number}
        </text>
      )}
    </svg>
  );
  const shown =
    slug === '' ? (
      drawing
    ) : (
      <Link
        to={href('findStoreDetails', { slug })}
        aria-label={`${number} ${name}`}
        onMouseEnter={() => onMark?.(slug)}
        onMouseLeave={() => onMark?.(undefined)}
        onFocus={() => onMark?.(slug)}
        onBlur={() => onMark?.(undefined)}
        className="block"
      >
        {drawing}
      </Link>
    );
  return createPortal(shown, element);
}
