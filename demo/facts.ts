import type { Language } from '#core/locale.ts';
import colourList from './facts/colours.json' with { type: 'json' };
import familyList from './facts/families.json' with { type: 'json' };
import marketList from './facts/markets.json' with { type: 'json' };
import materialList from './facts/materials.json' with { type: 'json' };
import standardList from './facts/standards.json' with { type: 'json' };
import typeList from './facts/types.json' with { type: 'json' };
import vasList from './facts/vas-services.json' with { type: 'json' };
import type { ColourKey, FamilyKey, MaterialKey, PositionKey, StandardKey, TypeKey, VasKey } from './texts/keys.ts';

/** The facts as the generator reads them: the JSON files, with their codes known to the compiler. */

export type Gender = 'M' | 'W' | 'U' | 'K';
type SizeSystem = 'menC' | 'alpha' | 'shoesEU' | 'gloves' | 'onesize' | 'belts' | 'kids';
type Wash = '30' | '40' | '40wool' | '60' | '75' | '85' | 'none';

export type ProductType = {
  id: TypeKey;
  categoryCode: string;
  slug: string;
  baseProducts: number;
  genders: Gender[];
  sizeSystem: SizeSystem;
  materialGroups: string[];
  standards: StandardKey[];
  priceEurExVat: [number, number];
};
export type Material = { code: string; composition: string; gsm: number; wash: Wash; group: string };
export type Colour = { code: string; hex: string; hiVis: number };
export type Market = { code: string; currency: string; vatRate: number; gross: boolean; languages: Language[] };
type Service = {
  id: VasKey;
  kind: 'transfer' | 'embroidery' | 'chip' | 'alteration' | 'packing';
  positions: PositionKey[];
  maxLines: number;
  maxChars: number;
  priceEurExVat: number;
  params: ('fname' | 'lname' | 'employeeno' | 'occupation' | 'vascustomizedtext')[];
};

export const types = typeList as ProductType[];
export const materials = materialList as Material[];
export const colours: Colour[] = colourList;
export const markets = marketList as Market[];
export const families = familyList as { name: string; slug: FamilyKey }[];
export const standards = standardList as { id: StandardKey; year?: string; market?: string }[];
export const vasServices = vasList as Service[];

export const colourKey = (code: string) => `c${code}` as ColourKey;
export const materialKey = (code: string) => `m${code}` as MaterialKey;

/** Looks up a value that must exist; a missing one is an error in the tables. */
export function must<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`missing ${what}`);
  return value;
}
