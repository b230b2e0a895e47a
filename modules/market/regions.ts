import type { Language } from '#core/locale.ts';

export type Region = { code: string; name: string };

export type UsState = Region & {
  kind: 'state' | 'district' | 'territory' | 'military';
  /** The state's own rate, without county and city taxes; null if the state has no sales tax. */
  salesTaxBasisPoints: number | null;
  clothing?: 'exempt' | { exemptFirstUsd: number } | { exemptBelowUsd: number };
};

/** Basis points: gstHst is the federal or harmonised part, pst the provincial part (Quebec 997.5). */
export type CanadianProvince = Region & { nameFr: string; gstHst: number; pst: number };

export const usStates: readonly UsState[] = [
  { code: 'AL', name: 'Alabama', kind: 'state', salesTaxBasisPoints: 400 },
  { code: 'AK', name: 'Alaska', kind: 'state', salesTaxBasisPoints: 0 },
  { code: 'AS', name: 'American Samoa', kind: 'territory', salesTaxBasisPoints: null },
  { code: 'AZ', name: 'Arizona', kind: 'state', salesTaxBasisPoints: 560 },
  { code: 'AR', name: 'Arkansas', kind: 'state', salesTaxBasisPoints: 650 },
  { code: 'AA', name: 'Armed Forces (AA)', kind: 'military', salesTaxBasisPoints: null },
  { code: 'AE', name: 'Armed Forces (AE)', kind: 'military', salesTaxBasisPoints: null },
  { code: 'AP', name: 'Armed Forces (AP)', kind: 'military', salesTaxBasisPoints: null },
  { code: 'CA', name: 'California', kind: 'state', salesTaxBasisPoints: 725 },
  { code: 'CO', name: 'Colorado', kind: 'state', salesTaxBasisPoints: 290 },
  { code: 'CT', name: 'Connecticut', kind: 'state', salesTaxBasisPoints: 635 },
  { code: 'DE', name: 'Delaware', kind: 'state', salesTaxBasisPoints: 0 },
  { code: 'DC', name: 'District of Columbia', kind: 'district', salesTaxBasisPoints: 600 },
  { code: 'FL', name: 'Florida', kind: 'state', salesTaxBasisPoints: 600 },
  { code: 'GA', name: 'Georgia', kind: 'state', salesTaxBasisPoints: 400 },
  { code: 'GU', name: 'Guam', kind: 'territory', salesTaxBasisPoints: null },
  { code: 'HI', name: 'Hawaii', kind: 'state', salesTaxBasisPoints: 400 },
  { code: 'ID', name: 'Idaho', kind: 'state', salesTaxBasisPoints: 600 },
  { code: 'IL', name: 'Illinois', kind: 'state', salesTaxBasisPoints: 625 },
  { code: 'IN', name: 'Indiana', kind: 'state', salesTaxBasisPoints: 700 },
  { code: 'IA', name: 'Iowa', kind: 'state', salesTaxBasisPoints: 600 },
  { code: 'KS', name: 'Kansas', kind: 'state', salesTaxBasisPoints: 650 },
  { code: 'KY', name: 'Kentucky', kind: 'state', salesTaxBasisPoints: 600 },
  { code: 'LA', name: 'Louisiana', kind: 'state', salesTaxBasisPoints: 500 },
  { code: 'ME', name: 'Maine', kind: 'state', salesTaxBasisPoints: 550 },
  { code: 'MH', name: 'Marshall Islands', kind: 'territory', salesTaxBasisPoints: null },
  { code: 'MD', name: 'Maryland', kind: 'state', salesTaxBasisPoints: 600 },
  { code: 'MA', name: 'Massachusetts', kind: 'state', salesTaxBasisPoints: 625, clothing: { exemptFirstUsd: 175 } },
  { code: 'MI', name: 'Michigan', kind: 'state', salesTaxBasisPoints: 600 },
  { code: 'FM', name: 'Micronesia', kind: 'territory', salesTaxBasisPoints: null },
  { code: 'MN', name: 'Minnesota', kind: 'state', salesTaxBasisPoints: 687.5, clothing: 'exempt' },
  { code: 'MS', name: 'Mississippi', kind: 'state', salesTaxBasisPoints: 700 },
  { code: 'MO', name: 'Missouri', kind: 'state', salesTaxBasisPoints: 422.5 },
  { code: 'MT', name: 'Montana', kind: 'state', salesTaxBasisPoints: 0 },
  { code: 'NE', name: 'Nebraska', kind: 'state', salesTaxBasisPoints: 550 },
  { code: 'NV', name: 'Nevada', kind: 'state', salesTaxBasisPoints: 685 },
  { code: 'NH', name: 'New Hampshire', kind: 'state', salesTaxBasisPoints: 0 },
  { code: 'NJ', name: 'New Jersey', kind: 'state', salesTaxBasisPoints: 662.5, clothing: 'exempt' },
  { code: 'NM', name: 'New Mexico', kind: 'state', salesTaxBasisPoints: 487.5 },
  { code: 'NY', name: 'New York', kind: 'state', salesTaxBasisPoints: 400, clothing: { exemptBelowUsd: 110 } },
  { code: 'NC', name: 'North Carolina', kind: 'state', salesTaxBasisPoints: 475 },
  { code: 'ND', name: 'North Dakota', kind: 'state', salesTaxBasisPoints: 500 },
  { code: 'MP', name: 'Northern Mariana Islands', kind: 'territory', salesTaxBasisPoints: null },
  { code: 'OH', name: 'Ohio', kind: 'state', salesTaxBasisPoints: 575 },
  { code: 'OK', name: 'Oklahoma', kind: 'state', salesTaxBasisPoints: 450 },
  { code: 'OR', name: 'Oregon', kind: 'state', salesTaxBasisPoints: 0 },
  { code: 'PW', name: 'Palau', kind: 'territory', salesTaxBasisPoints: null },
  { code: 'PA', name: 'Pennsylvania', kind: 'state', salesTaxBasisPoints: 600, clothing: 'exempt' },
  { code: 'PR', name: 'Puerto Rico', kind: 'territory', salesTaxBasisPoints: 1050 },
  { code: 'RI', name: 'Rhode Island', kind: 'state', salesTaxBasisPoints: 700, clothing: { exemptFirstUsd: 250 } },
  { code: 'SC', name: 'South Carolina', kind: 'state', salesTaxBasisPoints: 600 },
  { code: 'SD', name: 'South Dakota', kind: 'state', salesTaxBasisPoints: 420 },
  { code: 'TN', name: 'Tennessee', kind: 'state', salesTaxBasisPoints: 700 },
  { code: 'TX', name: 'Texas', kind: 'state', salesTaxBasisPoints: 625 },
  { code: 'UT', name: 'Utah', kind: 'state', salesTaxBasisPoints: 485 },
  { code: 'VT', name: 'Vermont', kind: 'state', salesTaxBasisPoints: 600, clothing: 'exempt' },
  { code: 'VI', name: 'Virgin Islands', kind: 'territory', salesTaxBasisPoints: null },
  { code: 'VA', name: 'Virginia', kind: 'state', salesTaxBasisPoints: 430 },
  { code: 'WA', name: 'Washington', kind: 'state', salesTaxBasisPoints: 650 },
  { code: 'WV', name: 'West Virginia', kind: 'state', salesTaxBasisPoints: 600 },
  { code: 'WI', name: 'Wisconsin', kind: 'state', salesTaxBasisPoints: 500 },
  { code: 'WY', name: 'Wyoming', kind: 'state', salesTaxBasisPoints: 400 },
];

export const canadianProvinces: readonly CanadianProvince[] = [
  { code: 'AB', name: 'Alberta', nameFr: 'Alberta', gstHst: 500, pst: 0 },
  { code: 'BC', name: 'British Columbia', nameFr: 'Colombie-Britannique', gstHst: 500, pst: 700 },
  { code: 'MB', name: 'Manitoba', nameFr: 'Manitoba', gstHst: 500, pst: 700 },
  { code: 'NB', name: 'New Brunswick', nameFr: 'Nouveau-Brunswick', gstHst: 1500, pst: 0 },
  { code: 'NL', name: 'Newfoundland and Labrador', nameFr: 'Terre-Neuve-et-Labrador', gstHst: 1500, pst: 0 },
  { code: 'NT', name: 'Northwest Territories', nameFr: 'Territoires du Nord-Ouest', gstHst: 500, pst: 0 },
  { code: 'NS', name: 'Nova Scotia', nameFr: 'Nouvelle-Écosse', gstHst: 1400, pst: 0 },
  { code: 'NU', name: 'Nunavut', nameFr: 'Nunavut', gstHst: 500, pst: 0 },
  { code: 'ON', name: 'Ontario', nameFr: 'Ontario', gstHst: 1300, pst: 0 },
  { code: 'PE', name: 'Prince Edward Island', nameFr: 'Île-du-Prince-Édouard', gstHst: 1500, pst: 0 },
  { code: 'QC', name: 'Quebec', nameFr: 'Québec', gstHst: 500, pst: 997.5 },
  { code: 'SK', name: 'Saskatchewan', nameFr: 'Saskatchewan', gstHst: 500, pst: 600 },
  { code: 'YT', name: 'Yukon', nameFr: 'Yukon', gstHst: 500, pst: 0 },
];

/** Regions that an address in the country must choose from; empty if it needs none. */
export function regionsOf(country: string, language: Language): Region[] {
  if (country === 'US') return usStates.map(({ code, name }) => ({ code, name }));
  if (country !== 'CA') return [];
  return canadianProvinces
    .map(({ code, name, nameFr }) => ({ code, name: language === 'fr' ? nameFr : name }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
