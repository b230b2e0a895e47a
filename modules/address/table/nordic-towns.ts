import type { CountryCode } from '../../market/market.ts';

/** A town by its local name and other names, with the prefixes of its postcodes. */
type Town = { readonly names: readonly [string, ...string[]]; readonly zips: readonly string[] };

const towns: { readonly [C in CountryCode]?: readonly Town[] } = {
  SE: [
    { names: ['Stockholm'], zips: ['10', '11'] },
    { names: ['Malmö'], zips: ['20', '21'] },
    { names: ['Lund'], zips: ['22'] },
    { names: ['Helsingborg'], zips: ['25'] },
    { names: ['Växjö'], zips: ['35'] },
    { names: ['Kalmar'], zips: ['39'] },
    { names: ['Göteborg', 'Gothenburg'], zips: ['40', '411', '412', '413', '414', '415', '416', '417', '418'] },
    { names: ['Borås'], zips: ['50'] },
    { names: ['Jönköping'], zips: ['551', '552', '553', '554', '555', '556'] },
    { names: ['Linköping'], zips: ['581', '582', '583', '584', '585', '586', '587'] },
    { names: ['Norrköping'], zips: ['601', '602', '603', '604', '605'] },
    { names: ['Eskilstuna'], zips: ['631', '632', '633'] },
    { names: ['Karlstad'], zips: ['651', '652', '653', '654', '656'] },
    { names: ['Örebro'], zips: ['701', '702', '703', '704'] },
    { names: ['Västerås'], zips: ['721', '722', '723', '724', '725'] },
    { names: ['Uppsala'], zips: ['751', '752', '753', '754', '756'] },
    { names: ['Gävle'], zips: ['801', '802', '803', '804'] },
    { names: ['Sundsvall'], zips: ['851', '852', '853', '854', '856', '857'] },
    { names: ['Umeå'], zips: ['901', '902', '903', '904', '906', '907'] },
    { names: ['Luleå'], zips: ['971', '972', '973', '974'] },
  ],
  NO: [
    { names: ['Oslo'], zips: ['00', '01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] },
    { names: ['Stavanger'], zips: ['400', '401', '402'] },
    { names: ['Bergen'], zips: ['500', '501', '502', '503', '504', '505'] },
    { names: ['Trondheim'], zips: ['701', '702', '703', '704'] },
    { names: ['Bodø'], zips: ['800', '801'] },
    { names: ['Tromsø'], zips: ['900', '901'] },
  ],
  FI: [
    { names: ['Helsinki', 'Helsingfors'], zips: ['00'] },
    { names: ['Turku', 'Åbo'], zips: ['201', '202', '203', '205', '207', '208', '209'] },
    { names: ['Tampere', 'Tammerfors'], zips: ['331', '332', '333', '334', '335', '336', '337', '338'] },
    { names: ['Jyväskylä'], zips: ['401', '402', '403', '404', '405', '406', '407'] },
    { names: ['Vaasa', 'Vasa'], zips: ['651', '652', '653'] },
    { names: ['Oulu', 'Uleåborg'], zips: ['901', '902', '904', '905', '906'] },
  ],
  DK: [
    {
      names: ['København', 'Copenhagen'],
      zips: ['10', '11', '12', '13', '14', '15', '16', '17', '21', '22', '23', '24'],
    },
    { names: ['Odense'], zips: ['50', '520', '521', '522', '523', '524', '525', '526', '527'] },
    { names: ['Esbjerg'], zips: ['670', '671'] },
    { names: ['Aarhus', 'Århus'], zips: ['800', '820', '821'] },
    { names: ['Aalborg', 'Ålborg'], zips: ['900', '910', '920', '922'] },
  ],
};

export function townOfPostcode(country: CountryCode, zip: string): Town | undefined {
  const digits = zip.replaceAll(/\D/g, '');
  return towns[country]?.find(({ zips }) => zips.some((start) => digits.startsWith(start)));
}

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

/** A district may follow the name: København K, Aarhus N. */
export const isTown = ({ names }: Town, typed: string): boolean =>
  names.some((name) => fold(typed) === fold(name) || fold(typed).startsWith(`${fold(name)} `));
