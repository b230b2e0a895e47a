import type { GeneralContent } from '#modules/content/general-schema.ts';
import type { CountryCode } from '#modules/market/market.ts';

type Numbers = Pick<NonNullable<GeneralContent['seller']>, 'vatNumber' | 'registrationNo' | 'taxNote'>;

/** Numbers of the fictional seller in each market. */
export const sellerNumbers: { readonly [C in CountryCode]?: Numbers } = {
  SE: { vatNumber: 'SE474822851901', registrationNo: '474822-8519', taxNote: 'Godkänd för F-skatt' },
  NO: { vatNumber: 'NO911806703MVA', registrationNo: '911806703', taxNote: 'Foretaksregisteret' },
  DK: { vatNumber: 'DK37702730', registrationNo: '37702730' },
  FI: { vatNumber: 'FI55392646', registrationNo: '5539264-6' },
  GB: { vatNumber: 'GB644887098' },
  BE: { vatNumber: 'BE0994230895' },
  CZ: { vatNumber: 'CZ78668531', registrationNo: '78668531' },
  EE: { vatNumber: 'EE621877353', registrationNo: '10000000' },
  FR: { vatNumber: 'FR04736918277', registrationNo: '736918277' },
  DE: { vatNumber: 'DE636925061' },
  AT: { vatNumber: 'ATU26811439' },
  IE: { vatNumber: 'IE1307352C' },
  IT: { vatNumber: 'IT08500050532' },
  NL: { vatNumber: 'NL714960139B01', registrationNo: '10000000' },
  PL: { vatNumber: 'PL1743661722' },
  ES: { vatNumber: 'ESB11226156' },
  IS: { vatNumber: 'IS00000', registrationNo: '4101690000' },
  CH: { vatNumber: 'CHE249702133' },
  LV: { vatNumber: 'LV46415156964' },
  HR: { vatNumber: 'HR20945947476' },
  SI: { vatNumber: 'SI91915023' },
};
