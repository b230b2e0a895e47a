import type { PunchOutType } from '../company/punch-out.ts';
import { type CheckedField, checkedBy, type FieldRule } from './checked-field.ts';

type Field = { readonly name: string; readonly value: string };

const oneOf = (...values: readonly string[]) => new RegExp(`^(?:${values.join('|')})$`, 'i');
const address: FieldRule = { most: 2000, form: /^(?:https?:\/\/\S+|SAPEVENT:POST)$/i };

/** What is known about the parameters that open the shop. Companies send others as well, which the shop leaves alone. */
const rules: Readonly<Record<string, FieldRule>> = {
  hook_url: address,
  returnurl: address,
  username: { most: 100 },
  password: { most: 200 },
  marketid: { form: /^\d{1,6}$/ },
  '~okcode': { most: 100, form: oneOf('ADDI') },
  '~target': { most: 60, form: /^[\w-]+$/ },
  returntarget: { most: 60, form: /^[\w-]+$/ },
  '~caller': { most: 100 },
  oci_version: { form: /^\d(?:\.\d)?$/ },
  opi_version: { form: /^\d(?:\.\d)?$/ },
  http_content_charset: { form: oneOf('utf-?8', 'iso-?8859-?1', 'latin-?1') },
  function: { most: 40, form: oneOf('DETAIL', 'VALIDATE', 'SOURCING', 'BACKGROUND_SEARCH') },
  productid: { most: 40 },
  quantity: { most: 15, form: /^\d{1,11}(?:[.,]\d{1,3})?$/, isNumber: true },
  searchstring: { most: 100 },
  buyerreference: { most: 100 },
  endpointid: { most: 50 },
  schemeid: { most: 10 },
};

/** What else a function of OCI needs. */
const needs: Readonly<Record<string, readonly string[]>> = {
  DETAIL: ['PRODUCTID'],
  VALIDATE: ['PRODUCTID'],
  BACKGROUND_SEARCH: ['SEARCHSTRING'],
  SOURCING: ['SEARCHSTRING'],
};

/** The form with which a procurement system opens the shop by OCI or Peppol. Names are read in any capitals. */
export function checkLoginForm(protocol: PunchOutType, fields: readonly Field[]): CheckedField[] {
  const asksFor = fields.find(({ name }) => name.toLowerCase() === 'function')?.value.toUpperCase() ?? '';
  const required = ['HOOK_URL', 'USERNAME', 'PASSWORD', ...(protocol === 'PEPPOL3' ? [] : (needs[asksFor] ?? []))];
  const isGiven = (wanted: string) => fields.some(({ name }) => name.toUpperCase() === wanted);
  const isRequired = (name: string) => required.includes(name.toUpperCase());
  return [
    ...fields.map((field) => checkedBy(rules[field.name.toLowerCase()], isRequired(field.name), field)),
    ...required
      .filter((name) => !isGiven(name))
      .map((name) => checkedBy(rules[name.toLowerCase()], true, { name, value: '' })),
  ];
}
