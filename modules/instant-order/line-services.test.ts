import { expect, test } from 'vitest';
import { servicesOfLine, typedServices } from './line-services.ts';

const logo = { id: 9001, code: 'TRL', name: 'Logotyp' };
const name = { id: 9002, code: 'EMN', name: 'Namn, brodyr' };
const free = { offered: [logo, name], required: [], isFixed: false };

test('a cell names services by number, code or name, in any order and case', () => {
  expect(typedServices(' 9001 + Namn,  brodyr|TRL;;')).toEqual(['9001', 'Namn,  brodyr', 'TRL']);
  expect(servicesOfLine('namn, BRODYR + 9001', free)).toEqual({ services: [logo, name] });
  expect(servicesOfLine('trl', free)).toEqual({ services: [logo] });
  expect(servicesOfLine('9001|TRL|Logotyp', free)).toEqual({ services: [logo] });
});

test('an empty cell leaves the choice to the company', () => {
  expect(servicesOfLine(' ', free)).toBeUndefined();
  expect(servicesOfLine(undefined, free)).toBeUndefined();
});

test('what the article cannot have is named, and nothing is guessed', () => {
  expect(servicesOfLine('9001+9009+Vinge', free)).toEqual({ unknown: ['9009', 'Vinge'] });
  expect(servicesOfLine('9001', { ...free, offered: [] })).toEqual({ unknown: ['9001'] });
  expect(servicesOfLine('900', free)).toEqual({ unknown: ['900'] });
});

test('required services are added automatically; if there is no choice, others are refused', () => {
  expect(servicesOfLine('9002', { ...free, required: [9001] })).toEqual({ services: [logo, name] });
  expect(servicesOfLine('9002', { ...free, required: [9001], isFixed: true })).toEqual({ unknown: ['9002'] });
  expect(servicesOfLine('9001', { ...free, required: [9001], isFixed: true })).toEqual({ services: [logo] });
});
