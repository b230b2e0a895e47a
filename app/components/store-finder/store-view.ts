/** A store as the finder shows it; all texts are formatted. */
export type StoreCard = {
  readonly slug: string;
  readonly name: string;
  readonly kind: 'store' | 'dealer';
  readonly address: readonly string[];
  readonly city: string;
  readonly distance?: string;
  readonly isOpen: boolean;
  readonly stateText: string;
  readonly services: readonly string[];
  /** Place on the map. */
  readonly x: number;
  readonly y: number;
};

export type StoreMapView = {
  readonly centre: { readonly lng: number; readonly lat: number };
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly outline: string;
};

export type StoreSearchView = {
  readonly text: string;
  readonly near: string;
  readonly isOpenNow: boolean;
  readonly services: readonly string[];
};
