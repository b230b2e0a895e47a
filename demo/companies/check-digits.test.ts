import { expect, test } from 'vitest';
import { hasOrgNoRule, isOrgNo, isVatNo } from './check-digits.ts';

const vatNumbers = [
  { country: 'SE', good: ['172799003601', '474822851901'], bad: ['760997939801', '571802733801', '172799003602'] },
  { country: 'NO', good: ['924318813', '911806703'], bad: ['948113911', '993093775'] },
  { country: 'DK', good: ['59958003', '37702730'], bad: ['75884543', '65877832'] },
  { country: 'FI', good: ['34487451', '55392646'], bad: ['43538514', '86817101'] },
  { country: 'GB', good: ['260552183', '644887098'], bad: ['475365783', '528850520'] },
  { country: 'DE', good: ['163804692', '636925061'], bad: ['955414180', '270864415'] },
  { country: 'NL', good: ['971873379B01', '363661128B01'], bad: ['606624911B01', '138171585B01'] },
  { country: 'BE', good: ['0313824296', '0994230895'], bad: ['0313824297', '2313824296'] },
  { country: 'FR', good: ['12739835296', '04736918277'], bad: ['88309578842', '44287176998'] },
  { country: 'ES', good: ['B13147103', 'B11226156'], bad: ['B00027138', 'B04934833'] },
  { country: 'IT', good: ['79215861216', '08500050532'], bad: ['77562112025', '29097584608'] },
  { country: 'PL', good: ['1715050248', '1743661722'], bad: ['3398382000', '5834276146'] },
  { country: 'CZ', good: ['64753697', '78668531', '69960500'], bad: ['46742111', '18911620'] },
  { country: 'CH', good: ['CHE514683927', 'CHE249702133'], bad: ['CHE572226651', 'CHE198071539'] },
  { country: 'CA', good: ['177691524RT0001', '160195285RT0001'], bad: ['110483238RT0001', '177691524'] },
] as const;

test.each(vatNumbers)('VAT numbers of $country', ({ country, good, bad }) => {
  expect(good.filter((number) => !isVatNo(country, number))).toEqual([]);
  expect(bad.filter((number) => isVatNo(country, number))).toEqual([]);
});

const orgNumbers = [
  { country: 'SE', good: ['556078-6666', '556761-2220'], bad: ['556526-0181', '556590-8301', '5560786666'] },
  { country: 'NO', good: ['975140261', '940141931'], bad: ['973167232', '968656355'] },
  { country: 'DK', good: ['33228171', '31955459'], bad: ['34777183', '34170471'] },
  { country: 'FI', good: ['2215810-8', '2983550-3'], bad: ['2649366-5', '2787200-9'] },
  { country: 'FR', good: ['510195381', '511781551'], bad: ['598326389', '586928414'] },
  { country: 'CA', good: ['177691524', '160195285'], bad: ['110483238', '151978378'] },
] as const;

test.each(orgNumbers)('organisation numbers of $country', ({ country, good, bad }) => {
  expect(good.filter((number) => !isOrgNo(country, number))).toEqual([]);
  expect(bad.filter((number) => isOrgNo(country, number))).toEqual([]);
});

test('a country without a rule vouches for no number', () => {
  expect(isVatNo('US', '001001001')).toBe(false);
  expect(hasOrgNoRule('US')).toBe(false);
});
