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
  readonly lng: number;
  readonly lat: number;
  /** Place on the drawn map. */
  readonly x: number;
  readonly y: number;
};

export type StoreMapView = {
  readonly centre: { readonly lng: number; readonly lat: number };
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly outline: string;
  /** The style of the street map, if the shop has one. */
  readonly styleUrl?: string;
};

export type StorePin = Pick<StoreCard, 'slug' | 'name' | 'lng' | 'lat' | 'x' | 'y'>;

export type StoreMapProps = {
  readonly map: StoreMapView;
  readonly pins: readonly StorePin[];
  /** The name of the one store in the centre. */
  readonly here?: string;
  readonly marked?: string | undefined;
  readonly onMark?: (slug: string | undefined) => void;
};

export type StoreSearchView = {
  readonly text: string;
  readonly near: string;
  readonly isOpenNow: boolean;
  readonly services: readonly string[];
};
