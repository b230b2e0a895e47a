import { expect, test } from 'vitest';
import { fieldProblems, linesOf, renderText, valuesOf, type Wearer } from './text-template.ts';
import { serviceQuantity, templateParameters, type VasArticle } from './vas-article.ts';

const olle: Wearer = {
  id: 7,
  firstName: 'Olle',
  lastName: 'Ström',
  employeeNo: '10031',
  occupation: undefined,
  customizedText: undefined,
};

const template = (parameters: VasArticle['parameters'], limits: Partial<VasArticle> = {}) => ({
  parameters,
  maxLines: 2,
  maxCharacters: 20,
  ...limits,
});
const names = template(['fname', 'lname']);
const render = (
  parameters: VasArticle['parameters'],
  facts: Partial<Parameters<typeof renderText>[1]> = {},
  limits: Partial<VasArticle> = {},
) => renderText(template(parameters, limits), { written: {}, wearer: olle, isLimited: false, ...facts });

test('V02 a text is made of five parameters', () =>
  expect(templateParameters).toEqual(['fname', 'lname', 'employeeno', 'occupation', 'vascustomizedtext']));

test('names share a line, anything else has its own', () => {
  expect(linesOf(names, { fname: 'Olle', lname: 'Ström' })).toEqual(['Olle Ström']);
  expect(
    linesOf(template(['fname', 'lname', 'occupation']), { fname: 'Olle', lname: 'Ström', occupation: 'Snickare' }),
  ).toEqual(['Olle Ström', 'Snickare']);
  expect(linesOf(template(['employeeno', 'lname']), { employeeno: '7', lname: 'Ström' })).toEqual(['7', 'Ström']);
  expect(linesOf(template(['vascustomizedtext']), { vascustomizedtext: 'Lag 1 \n\n Norr' })).toEqual(['Lag 1', 'Norr']);
});

test('V12 a text without a person: the person is missing', () =>
  expect(render(['fname', 'lname'], { wearer: undefined }).problems).toEqual(['vasCustomerMissing']));

test('V13 the person needs a first and a last name', () => {
  expect(render(['employeeno'], { wearer: { ...olle, lastName: ' ' } }).problems).toEqual(['vasCustomerInvalid']);
  expect(render(['employeeno']).problems).toEqual([]);
});

test('V14 in limited mode the person needs what the service uses', () => {
  const limited = { isLimited: true, wearer: { ...olle, employeeNo: undefined } };
  expect(render(['employeeno', 'lname'], limited).problems).toEqual(['vasCustomerEmployeeNo']);
  expect(render(['occupation'], limited).problems).toEqual(['vasCustomerOccupation']);
  expect(render(['vascustomizedtext'], limited).problems).toEqual(['vasCustomerText']);
});

test('V15 an empty field has its own message, and only if the text uses it', () => {
  expect(fieldProblems({ parameters: ['fname', 'employeeno'] }, { fname: '', employeeno: ' ' })).toEqual([
    'vasFirstName',
    'vasEmployeeNo',
  ]);
  expect(fieldProblems({ parameters: [...templateParameters] }, {})).toEqual([
    'vasFirstName',
    'vasLastName',
    'vasEmployeeNo',
    'vasOccupation',
    'vasText',
  ]);
});

test('V16 nothing is checked without parameters; else the row counts first, then the person', () => {
  expect(render([], { wearer: undefined })).toEqual({ lines: [], missing: [], problems: [], isValid: true });
  expect(valuesOf(names, { fname: 'Olof' }, olle)).toEqual({ fname: 'Olof', lname: 'Ström' });
  expect(valuesOf(names, { fname: '  ' }, olle)).toEqual({ fname: 'Olle', lname: 'Ström' });
  expect(render(['occupation'], { written: { occupation: 'Snickare' } })).toMatchObject({
    lines: ['Snickare'],
    isValid: true,
  });
});

test('V09 in limited mode what is written on the row is not used', () =>
  expect(render(['fname', 'lname'], { isLimited: true, written: { fname: 'Chef' } }).lines).toEqual(['Olle Ström']));

test.each([
  ['a line that is too long', { vascustomizedtext: 'x'.repeat(21) }, ['vasTextTooLong']],
  ['three lines where two fit', { vascustomizedtext: 'a\nb\nc' }, ['vasTooManyLines']],
  ['an emoji', { vascustomizedtext: 'Team 🦺' }, ['vasLetters']],
  ['Hebrew', { vascustomizedtext: 'שלום' }, ['vasLetters']],
  ['letters of all our languages', { vascustomizedtext: 'ÅÄÖßøæñçłżřčőāžķ' }, []],
  ['a capital that one typeface lacks', { vascustomizedtext: 'STRAẞE' }, ['vasLetters']],
  ['a letter of another language that is near ours in Unicode', { vascustomizedtext: 'Ĉu' }, ['vasLetters']],
  ['letters of the Sami and usual signs', { vascustomizedtext: 'Áhkká Ŋŋ Ŧŧ 1.º «…»' }, []],
  ['a letter and its combining mark', { vascustomizedtext: 'A\u030Ake' }, []],
  ['200 characters', { vascustomizedtext: 'lång '.repeat(40) }, ['vasTextTooLong']],
])('%s', (_, written, problems) => expect(render(['vascustomizedtext'], { written }).problems).toEqual(problems));

test('a chip has data and no lettering', () =>
  expect(render(['employeeno'], {}, { maxLines: 0, maxCharacters: 0 })).toMatchObject({
    lines: ['10031'],
    isValid: true,
  }));

test('V22 a service is counted by its packs', () => expect(serviceQuantity(3, { multiPackQuantity: 2 })).toBe(6));
