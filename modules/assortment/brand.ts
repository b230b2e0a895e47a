export type Brand = 'house' | 'partner';

const houseManufacturer = 7276;

/** The shop sells two brands: its own, and that of whoever makes what it does not. */
export function brandOf(manufacturerId: number): Brand {
  return manufacturerId === houseManufacturer ? 'house' : 'partner';
}
