import { expect, test } from 'vitest';
import { checkVatNumber, fullVatNumber, hasVatNumbers, isVatNo } from './vat-number.ts';

const vatNumbers = [
  { country: 'AT', good: ['U63755742', 'U26811439', 'U12172361', 'U19766787'], bad: ['U18351737', 'U01074371'] },
  {
    country: 'BE',
    good: ['0313824296', '0994230895', '0744979596', '0411429359', '313824296', '411429359'],
    bad: ['0313824297', '2313824296', '313824297', '31382429'],
  },
  {
    country: 'CZ',
    good: ['64753697', '78668531', '69960500', '46020217', '7103192745', '640903926', '530915123', '0471055310'],
    bad: [
      '46742111',
      '18911620',
      '123',
      '123456789',
      '1234567890',
      '7103192746',
      '7113322745',
      '545915123',
      '640903927',
    ],
  },
  { country: 'DE', good: ['163804692', '636925061', '848147971', '677149251'], bad: ['955414180', '270864415'] },
  {
    country: 'DK',
    good: ['59958003', '37702730', '47373735', '92045080'],
    bad: ['75884543', '65877832', '00000000', '01000010'],
  },
  { country: 'EE', good: ['335562365', '621877353', '888616768', '194463540'], bad: ['350660431', '140367704'] },
  {
    country: 'ES',
    good: [
      'B13147103',
      'B11226156',
      'B84051895',
      'B21748793',
      'A58818501',
      'Q2826000H',
      '12345678Z',
      'X1234567L',
      'K1234567L',
      'L1234567L',
      'M1234567L',
      'K0867756I',
      'L0867756I',
      'M2812345C',
    ],
    bad: [
      'K1234567A',
      'L1234567B',
      'K0867756A',
      'M28123453',
      'X28123450',
      '1234567L',
      'M123456L',
      'T1234567L',
      'B00027138',
      'B04934833',
      'A58818502',
      '12345678A',
      'X1234567A',
    ],
  },
  { country: 'FI', good: ['34487451', '55392646', '74961795', '51753141'], bad: ['43538514', '86817101'] },
  {
    country: 'FR',
    good: ['12739835296', '04736918277', '27160139051', '27811947332', 'K7399859412', '53000004605', '4Z123456782'],
    bad: ['88309578842', '44287176998', 'K7399859413', 'K8399859412', '54000004605', '4Y123456782', 'O7399859412'],
  },
  {
    country: 'GB',
    good: ['260552183', '644887098', '290628389', '939608482', 'GD001', 'HA599'],
    bad: ['475365783', '528850520', 'GD500'],
  },
  {
    country: 'HR',
    good: ['51872540724', '20945947476', '45426856875', '22611210932'],
    bad: ['91813071430', '21560226200'],
  },
  {
    country: 'IE',
    good: ['7239090V', '1307352C', '4905401W', '3992411K', '1234567FA', '8D79739I', '8Z49289F', '8+79739I'],
    bad: ['7007790E', '4252825K', '1234567GA', '8D79739J', '8D7973I'],
  },
  {
    country: 'IT',
    good: ['79215861216', '08500050532', '67330880534', '96025380351'],
    bad: ['77562112025', '29097584608', '00000000000', '12345671016', '00000000018'],
  },
  {
    country: 'LV',
    good: ['45833190891', '46415156964', '41892363563', '48651961842', '16117519997', '32867300679'],
    bad: ['48939157987', '48618182403', '1611751999', '16117519998', '32867300670', '31027519996'],
  },
  {
    country: 'NL',
    good: ['971873379B01', '714960139B01', '363661128B01', '041584284B01', '41584284B01', '4495445B01', '000099998B57'],
    bad: ['606624911B01', '138171585B01', '41584285B01', '971873379B00'],
  },
  { country: 'NO', good: ['924318813', '911806703', '984985592', '956433711'], bad: ['948113911', '993093775'] },
  { country: 'PL', good: ['1715050248', '1743661722', '0064880823', '7531504961'], bad: ['3398382000', '5834276146'] },
  {
    country: 'SE',
    good: ['172799003601', '474822851901', '546854445601', '392593119201'],
    bad: ['760997939801', '571802733801', '172799003602'],
  },
  { country: 'SI', good: ['34665757', '91915023', '81822715', '85613487'], bad: ['42829902', '82557321'] },
  {
    country: 'CH',
    good: ['CHE514683927', 'CHE249702133', 'CHE029392672', 'CHE666164397'],
    bad: ['CHE572226651', 'CHE198071539'],
  },
  { country: 'CA', good: ['177691524RT0001', '160195285RT0001'], bad: ['110483238RT0001', '177691524'] },
] as const;

test.each(vatNumbers)('VAT numbers of $country have their check digits', ({ country, good, bad }) => {
  expect(good.filter((number) => !isVatNo(country, number))).toEqual([]);
  expect(bad.filter((number) => isVatNo(country, number))).toEqual([]);
});

test('a country without a rule accepts no number', () => {
  expect(isVatNo('US', '001001001')).toBe(false);
  expect(hasVatNumbers('US')).toBe(false);
  expect(hasVatNumbers('IS')).toBe(false);
});

test.each([
  ['SE 172799-0036 01', undefined, { country: 'SE', isValid: true }],
  ['se172799003602', undefined, { country: 'SE', isValid: false }],
  ['CHE-514.683.927 MWST', undefined, { country: 'CH', isValid: true }],
  ['NO 924 318 813 MVA', undefined, { country: 'NO', isValid: true }],
  ['ESB13147103', undefined, { country: 'ES', isValid: true }],
  ['924318813MVA', 'NO', { country: 'NO', isValid: true }],
  ['163804692', 'DE', { country: 'DE', isValid: true }],
  ['DE163804692', 'SE', { country: 'DE', isValid: true }],
  ['163804692', undefined, undefined],
  ['XX163804692', undefined, undefined],
  ['123456789', 'US', undefined],
  ['DE', undefined, undefined],
  ['', 'SE', undefined],
] as const)('%j with the home country %j is read as %j', (text, home, expected) =>
  expect(checkVatNumber(text, home)).toEqual(expected),
);

test.each([
  ['be 313.824.296', undefined, 'BE0313824296'],
  ['BE (0)468.561.072', undefined, 'BE0468561072'],
  ['DK: 21599336', undefined, 'DK21599336'],
  ['41584284B01', 'NL', 'NL041584284B01'],
  ['924 318 813', 'NO', 'NO924318813MVA'],
  ['CHE-514.683.927 MWST', undefined, 'CHE514683927'],
  ['SE 172799-0036 01', undefined, 'SE172799003601'],
  ['SE172799003602', undefined, undefined],
  ['123456789', 'US', undefined],
] as const)('%j with the home country %j is written in full as %j', (text, home, expected) =>
  expect(fullVatNumber(text, home)).toBe(expected),
);
