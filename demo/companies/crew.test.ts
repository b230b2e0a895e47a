import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoCrew } from './crew.ts';
import { crewSheet, renderCrewSheet } from './crew-sheet.ts';
import { demoPeople } from './people.ts';

test('Hamnvik has 240 wearers in eight departments, each with a unique number and name', () => {
  expect(demoCrew).toHaveLength(240);
  expect(new Set(demoCrew.map(({ department }) => department)).size).toBe(8);
  expect(new Set(demoCrew.map(({ employeeNo }) => employeeNo)).size).toBe(240);
  expect(new Set(demoCrew.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).size).toBe(240);
});

test('some have a unique e-mail address, some were invited, and some have no sizes yet', () => {
  const known = new Set(demoPeople.map(({ emailAddress }) => emailAddress));
  const mailboxes = demoCrew.map(({ emailAddress }) => emailAddress).filter((address) => address !== '');
  expect([mailboxes.length, new Set(mailboxes).size, mailboxes.filter((address) => known.has(address))]).toEqual([
    60,
    60,
    [],
  ]);
  expect(demoCrew.filter(({ isInvited }) => isInvited)).toHaveLength(6);
  expect(demoCrew.filter(({ sizes }) => sizes.length === 0)).toHaveLength(48);
});

test('the sheet of 300 people is as the crew is: node demo/companies/crew-sheet.ts > demo/hamnvik-people.csv', () => {
  expect(crewSheet).toHaveLength(300);
  expect(readFileSync('demo/hamnvik-people.csv', 'utf8')).toBe(renderCrewSheet());
});
