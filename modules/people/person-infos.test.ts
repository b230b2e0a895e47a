import { expect, test } from 'vitest';
import { noFacts } from './person-facts.ts';
import { infosOf, parseInfos } from './person-infos.ts';

const parsed = (infos: Record<string, string>, currency: 'SEK' | 'ISK' | undefined = 'SEK') =>
  parseInfos(
    Object.entries(infos).map(([code, value]) => ({ code, value })),
    currency,
  );

const factsOf = (infos: Record<string, string>) => {
  const read = parsed(infos);
  return read.ok ? read.value.facts : read.refusal;
};

test('G01 the codes that rules depend on become typed facts', () => {
  expect(
    factsOf({
      AmountLimit: '1099.90',
      EmployeeNo: ' 007 ',
      Occupation: 'Welder',
      Department: 'Yard',
      CostCenter: '4711',
      LockerNumber: '12',
      LockerPosition: '3',
      Attestant1: 'Boss@x.example',
      IsSuperCustomerAdmin: 'true',
    }),
  ).toEqual({
    amountLimit: { amount: 109_990, currency: 'SEK' },
    employeeNo: '007',
    occupation: 'Welder',
    department: 'Yard',
    costCentre: '4711',
    locker: '12',
    lockerPosition: '3',
    approverEmail: 'Boss@x.example',
    isSuper: true,
  });
});

test('G01 codes that no rule reads stay as written', () => {
  const others = [
    { code: 'VasCustomizedText', value: ' Olle S ' },
    { code: 'ShoeOfPartner', value: '' },
  ];
  const read = parseInfos(others, 'SEK');
  expect(read.ok && read.value.others).toEqual(others);
});

test.each([
  ['AmountLimit', 'much', '1500, 1500.50'],
  ['AmountLimit', '-1', '1500, 1500.50'],
  ['AmountLimit', '1.005', '1500, 1500.50'],
  ['IsSuperCustomerAdmin', 'True', 'true, false'],
  ['Attestant1', 'Eva Lind', 'eva@bygg.example'],
  ['Attestant1', 'eva@bygg', 'eva@bygg.example'],
])('%s %s is refused and says what is expected', (code, value, expected) => {
  expect(parsed({ [code]: value })).toEqual({ ok: false, refusal: { code: 'info-invalid', info: code, expected } });
});

test('a limit is in the currency of the market: whole krónur, and none without a market', () => {
  expect(parsed({ AmountLimit: '1500' }, 'ISK')).toMatchObject({
    value: { facts: { amountLimit: { amount: 1500, currency: 'ISK' } } },
  });
  expect(parsed({ AmountLimit: '10.5' }, 'ISK').ok).toBe(false);
  expect(parseInfos([{ code: 'AmountLimit', value: '10' }], undefined).ok).toBe(false);
});

test('an empty text is not a fact; a comma is a decimal point', () => {
  const none = { amountLimit: undefined, employeeNo: undefined, approverEmail: undefined, isSuper: undefined };
  const empty = { AmountLimit: ' ', EmployeeNo: '', Attestant1: ' ', IsSuperCustomerAdmin: '' };
  expect(factsOf(empty)).toMatchObject(none);
  expect(factsOf({ AmountLimit: '10,5' })).toMatchObject({ amountLimit: { amount: 1050 } });
});

test('X13 facts are written as infos by code, the approver as their current e-mail address', () => {
  const facts = {
    ...noFacts,
    amountLimit: { amount: 300_050, currency: 'SEK' as const },
    employeeNo: '7',
    approver: { customerId: 3, emailAddress: 'eva@bygg.example' },
    isSuper: false,
  };
  expect(
    infosOf(facts, [
      { code: 'Zone', value: 'b' },
      { code: 'Badge', value: 'a' },
    ]),
  ).toEqual([
    { code: 'AmountLimit', value: '3000.5' },
    { code: 'Attestant1', value: 'eva@bygg.example' },
    { code: 'Badge', value: 'a' },
    { code: 'EmployeeNo', value: '7' },
    { code: 'IsSuperCustomerAdmin', value: 'false' },
    { code: 'Zone', value: 'b' },
  ]);
});

test('an old text that could not be parsed stays visible until a fact replaces it', () => {
  const old = [{ code: 'AmountLimit', value: 'much' }];
  expect(infosOf(noFacts, old)).toEqual(old);
  expect(infosOf({ ...noFacts, amountLimit: { amount: 100, currency: 'SEK' } }, old)).toEqual([
    { code: 'AmountLimit', value: '1' },
  ]);
});
