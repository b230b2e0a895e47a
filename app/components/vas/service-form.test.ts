import { expect, test } from 'vitest';
import { chosenField, keepSame, servicesIn } from './service-form.ts';

const form = (fields: readonly [string, string][]) => {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
};

test('a form without the fields leaves the choice to the company, an empty one selects nothing', () => {
  expect(servicesIn(form([['sku', 'A']]))).toBeUndefined();
  expect(servicesIn(form([[chosenField, '1']]))).toEqual([]);
});

test('chosen services have place and texts; texts of others are left out', () =>
  expect(
    servicesIn(
      form([
        [chosenField, '1'],
        ['vas', '9001'],
        ['vas', '9002'],
        ['vas', 'x'],
        ['vas.position.9001', 'back'],
        ['vas.fname.9002', ' Olle '],
        ['vas.lname.9002', ''],
        ['vas.fname.9003', 'Bo'],
      ]),
    ),
  ).toEqual([
    { serviceArticleId: 9001, position: 'back', parameters: {} },
    { serviceArticleId: 9002, position: undefined, parameters: { fname: 'Olle' } },
  ]));

test.each([
  ['', undefined],
  ['12', 12],
  ['7,5', 7.5],
  ['0.5', 0.5],
  ['-3', 0],
  ['abc', 0],
])('the height “%s” is %s: only an empty field means the usual one', (typed, heightMm) => {
  const [service] =
    servicesIn(
      form([
        [chosenField, '1'],
        ['vas', '9002'],
        ['vas.height.9002', typed],
      ]),
    ) ?? [];
  expect(service?.heightMm).toBe(heightMm);
});

test('a logo is named, follows later, or there was none to choose', () => {
  const logoOf = (...fields: [string, string][]) =>
    servicesIn(form([[chosenField, '1'], ['vas', '9001'], ...fields]))?.[0]?.logo;
  const logoId = '0199f0a2-7c1e-7abc-8def-0123456789b1';
  expect(logoOf(['vas.logo.9001', `${logoId}/2`])).toEqual({ logoId, version: 2 });
  expect(logoOf(['vas.logo.9001', ''])).toBeNull();
  expect(logoOf()).toBeUndefined();
});

test('typing in one service keeps the objects of the others', () => {
  const [logo, name] = [
    { serviceArticleId: 9001, position: 'left chest', parameters: {}, logo: { logoId: 'a', version: 1 } },
    { serviceArticleId: 9002, position: 'right chest', parameters: { fname: 'Oll' } },
  ];
  const now = keepSame(
    [logo, name],
    [
      { ...logo, logo: { ...logo.logo } },
      { ...name, parameters: { fname: 'Olle' } },
    ],
  );
  expect(now[0]).toBe(logo);
  expect(now[1]).toEqual({ serviceArticleId: 9002, position: 'right chest', parameters: { fname: 'Olle' } });
});
