import { AttributionControl, Map as TileCanvas } from 'maplibre-gl';
import { cornersOf } from '#modules/store-finder/map-frame.ts';
import type { StoreMapView } from './store-view.ts';

export type TileMap = { readonly map: TileCanvas; readonly showAll: () => void; readonly close: () => void };

type Listeners = { onLoad: () => void; onFail: () => void; onMove: () => void };

/** Tiles that do not arrive within this time are not worth waiting for. */
const loadWithinMs = 20_000;

/** Opens vector tiles on the same part of the world as the drawn map; undefined if this browser cannot draw them. */
export function openTileMap(
  container: HTMLElement,
  view: StoreMapView,
  style: string,
  { onLoad, onFail, onMove }: Listeners,
): TileMap | undefined {
  const [southWest, northEast] = cornersOf(view);
  const bounds = [southWest.lng, southWest.lat, northEast.lng, northEast.lat] as const;
  let map: TileCanvas;
  try {
    map = new TileCanvas({
      container,
      style,
      bounds: [...bounds],
      attributionControl: false,
      scrollZoom: false,
      dragRotate: false,
      // One finger scrolls the page.
      dragPan: window.matchMedia('(pointer: fine)').matches,
      fadeDuration: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300,
    });
  } catch {
    // No WebGL.
    onFail();
    return undefined;
  }
  map.addControl(new AttributionControl({ compact: false }), 'bottom-left');
  const timer = window.setTimeout(onFail, loadWithinMs);
  let isLoaded = false;
  map.once('load', () => {
    isLoaded = true;
    window.clearTimeout(timer);
    onLoad();
  });
  // A tile that is missing later leaves a gap; a map that never had all of its parts is not shown.
  map.on('error', () => {
    if (!isLoaded) onFail();
  });
  map.on('movestart', ({ originalEvent }) => {
    if (originalEvent) onMove();
  });
  map.on('zoomstart', onMove);
  return {
    map,
    showAll: () => map.fitBounds([...bounds]),
    close: () => {
      window.clearTimeout(timer);
      map.remove();
    },
  };
}
