import 'maplibre-gl/dist/maplibre-gl.css';
import { setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cx } from '#app/ui/class-names.ts';
import { MapButtons } from './map-buttons.tsx';
import { openTileMap, type TileMap } from './open-tile-map.ts';
import type { StoreMapProps } from './store-view.ts';
import { StreetPins } from './street-pins.tsx';

// The library cannot know where the build has put its worker.
setWorkerUrl(workerUrl);

type Props = StoreMapProps & {
  styleUrl: string;
  isShown: boolean;
  onLoad: () => void;
  onFail: () => void;
};

/** Vector tiles with the pins of the stores. Moved by mouse, keyboard and two fingers; one finger scrolls the page. */
export function StreetMap({ map: view, pins, here, marked, onMark, styleUrl, isShown, onLoad, onFail }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [tiles, setTiles] = useState<TileMap>();
  const [isMoved, setMoved] = useState(false);
  const loaded = useEffectEvent(onLoad);
  const failed = useEffectEvent(onFail);
  useEffect(() => {
    if (!place.current) return undefined;
    const opened = openTileMap(place.current, view, styleUrl, {
      onLoad: () => loaded(),
      onFail: () => failed(),
      onMove: () => setMoved(true),
    });
    setTiles(opened);
    return () => opened?.close();
  }, [view, styleUrl]);
  const { lng, lat } = view.centre;
  const known = here === undefined ? pins : [{ slug: '', name: here, lng, lat }];
  return (
    <div className={cx('absolute inset-0', !isShown && 'invisible')}>
      <div ref={place} className="size-full" />
      {tiles && <StreetPins map={tiles.map} pins={known} marked={marked} onMark={onMark} />}
      {tiles && (
        <MapButtons
          zoomIn={() => tiles.map.zoomIn()}
          zoomOut={() => tiles.map.zoomOut()}
          reset={() => {
            tiles.showAll();
            setMoved(false);
          }}
          isMoved={isMoved}
        />
      )}
    </div>
  );
}
