import type { GeneralContent } from '#modules/content/general-schema.ts';
import type { CountryCode } from '#modules/market/market.ts';

type Numbers = Pick<NonNullable<GeneralContent['seller']>, 'vatNumber' | 'registrationNo' | 'taxNote'>;

/** Numbers of the fictional seller in each market. */
export const sellerNumbers: { readonly [C in CountryCode]?: Numbers } = {
  SE: { vatNumber: 'SE474822851901', registrationNo: '474822-8519', taxNote: 'Godkänd för F-skatt' },
  NO: { vatNumber: 'NO911806703MVA', registrationNo: '911806703', taxNote: 'Foretaksregisteret' },
  DK: { vatNumber: 'DK37702730', registrationNo: '37702730' },
  FI: { vatNumber: 'FI55392646', registrationNo: '5539264-6' },
  GB: { vatNumber: 'GB644887098', registrationNo: '00000000' },
  BE: { vatNumber: 'BE0994230895', registrationNo: '0994.230.895' },
  CZ: { vatNumber: 'CZ78668531', registrationNo: '78668531' },
  EE: { vatNumber: 'EE621877353', registrationNo: '10000000' },
  FR: { vatNumber: 'FR04736918277', registrationNo: '736918277' },
  DE: { vatNumber: 'DE636925061', registrationNo: 'HRB 000000' },
  AT: { vatNumber: 'ATU26811439', registrationNo: 'FN 000000a' },
  IE: { vatNumber: 'IE1307352C', registrationNo: '000000' },
  IT: { vatNumber: 'IT08500050532', registrationNo: 'REA MI-0000000' },
  NL: { vatNumber: 'NL714960139B01', registrationNo: '10000000' },
  PL: { vatNumber: 'PL1743661722', registrationNo: 'KRS 0000000000' },
  ES: { vatNumber: 'ESB11226156', registrationNo: 'B11226156' },
  IS: { vatNumber: 'IS00000', registrationNo: '4101690000' },
  CH: { vatNumber: 'CHE249702133', registrationNo: 'CHE-249.702.133' },
  LV: { vatNumber: 'LV46415156964', registrationNo: '46415156964' },
  HR: { vatNumber: 'HR20945947476', registrationNo: '20945947476' },
  SI: { vatNumber: 'SI91915023', registrationNo: '0000000000' },
};
