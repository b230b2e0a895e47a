import { expect, test } from 'vitest';
import { hasOrgNoRule, isOrgNo } from './org-number.ts';

const orgNumbers = [
  {
    country: 'SE',
    good: ['556078-6666', '556761-2220', '556880-7290', '556412-5242'],
    bad: ['556526-0181', '556590-8301', '5560786666'],
  },
  { country: 'NO', good: ['975140261', '940141931', '920146201', '907413748'], bad: ['973167232', '968656355'] },
  { country: 'DK', good: ['33228171', '31955459', '30787161', '35169784'], bad: ['34777183', '34170471'] },
  { country: 'FI', good: ['2215810-8', '2983550-3', '2320008-0', '2623201-0'], bad: ['2649366-5', '2787200-9'] },
  { country: 'FR', good: ['510195381', '511781551', '536246770', '596825067'], bad: ['598326389', '586928414'] },
  { country: 'CA', good: ['177691524', '160195285', '136829918', '157658485'], bad: ['110483238', '151978378'] },
] as const;

test.each(orgNumbers)('organisation numbers of $country have their check digits', ({ country, good, bad }) => {
  expect(good.filter((number) => !isOrgNo(country, number))).toEqual([]);
  expect(bad.filter((number) => isOrgNo(country, number))).toEqual([]);
});

test('a country without a rule accepts no number as checked', () => {
  expect(isOrgNo('US', '001001001')).toBe(false);
  expect(hasOrgNoRule('US')).toBe(false);
});
