import type { StoreMapView } from '#app/components/store-finder/store-view.ts';
import type { Shop } from '#modules/shop.server.ts';

/** The street map is offered only where the operator has set one. */
export const withStreets = (map: StoreMapView, { MAP_STYLE_URL }: Shop['env']): StoreMapView =>
  MAP_STYLE_URL === undefined ? map : { ...map, styleUrl: MAP_STYLE_URL };
