export type Brand = 'house' | 'partner';

const houseManufacturer = 7276;

/** The shop sells its own brand, and products of one other manufacturer. */
export function brandOf(manufacturerId: number): Brand {
  return manufacturerId === houseManufacturer ? 'house' : 'partner';
}
