import { expect, test } from 'vitest';
import { codesForm, documentsForm } from './connection-forms.ts';

const sent = { cxmlField: 'cXML-base64', scheme: 'ECLASS' };

test('codes that are not typed are the usual ones', () => {
  expect(codesForm.parse(sent)).toEqual({
    unitCodes: {},
    parameters: {},
    takesGet: false,
    senderOf: '',
    contract: '',
    cxmlField: 'cXML-base64',
    peppolField: 'xml',
    scheme: 'ECLASS',
    classes: {},
    addressCodes: {},
  });
});

test('empty fields, as a browser sends them, say nothing', () => {
  const empty = {
    ...sent,
    unitCodes: { H87: 'EA', PR: undefined, SET: '' },
    parameters: { USERNAME: '', PASSWORD: undefined },
    classes: { shorts: { unspsc: '', eclass: '40020101' }, vest: { unspsc: undefined, eclass: '' } },
    addressCodes: { '17': '', '18': undefined },
  };
  expect(codesForm.parse(empty)).toMatchObject({
    unitCodes: { H87: 'EA' },
    parameters: {},
    classes: { shorts: { eclass: '40020101' } },
    addressCodes: {},
  });
  expect(Object.keys(codesForm.parse(empty).classes)).toEqual(['shorts']);
});

test('codes are taken as typed, units in capitals', () => {
  const typed = {
    ...sent,
    unitCodes: { H87: 'ea' },
    parameters: { USERNAME: ' loginid ' },
    takesGet: 'on',
    senderOf: 'AN77',
    contract: '4600000123',
    peppolField: 'cart',
    classes: { shorts: { eclass: '40020101' } },
    addressCodes: { '17': 'SITE-12' },
  };
  expect(codesForm.parse(typed)).toEqual({
    ...typed,
    unitCodes: { H87: 'EA' },
    parameters: { USERNAME: 'loginid' },
    takesGet: true,
  });
});

test.each([
  [{ unitCodes: { H87: 'PIECE' } }, ['unitCodes', 'H87']],
  [{ parameters: { PASSWORD: 'two words' } }, ['parameters', 'PASSWORD']],
  [{ classes: { shorts: { unspsc: '5310' } } }, ['classes', 'shorts', 'unspsc']],
  [{ addressCodes: { '17': 'A', '18': 'a' } }, ['addressCodes']],
  [{ peppolField: 'a b' }, ['peppolField']],
])('%j is refused at its field', (wrong, path) => {
  expect(codesForm.safeParse({ ...sent, ...wrong }).error?.issues.map((one) => one.path)).toEqual([path]);
});

test('of documents one kind, several or none are chosen', () => {
  expect(documentsForm.parse({})).toEqual({ url: '', password: '', sends: [] });
  expect(documentsForm.parse({ sends: 'invoice' }).sends).toEqual(['invoice']);
  expect(documentsForm.parse({ sends: ['invoice', 'confirmation'] }).sends).toEqual(['invoice', 'confirmation']);
});
