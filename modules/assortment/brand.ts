export type Brand = 'house' | 'partner';

const houseManufacturer = 7276;

/** Two brands: the shop's own, and one for all other manufacturers. */
export function brandOf(manufacturerId: number): Brand {
  return manufacturerId === houseManufacturer ? 'house' : 'partner';
}
