import * as z from 'zod';
import { units } from '#core/units.ts';
import { readFormula } from '../punchout-document/formula.ts';
import { mappableFields, mayBeName } from '../punchout-document/map-fields.ts';
import { renamable } from '../punchout-document/own-names.ts';

const fieldRule = z.strictObject({
  field: z.enum(mappableFields),
  formula: z
    .string()
    .max(200)
    .refine((text) => text === '' || readFormula(text) !== undefined)
    .meta({
      description: 'A fact, a text or a function, such as `row.wearer.employeeNo`. Empty: the value of the shop.',
    }),
  name: z
    .string()
    .regex(/^[A-Z0-9_]{0,30}$/)
    .refine(mayBeName)
    .meta({ description: 'Another name for the field. Empty: its own.' }),
});

const classCode = z
  .string()
  .regex(/^\d{8}$/)
  .optional();

const folded = (code: string) => code.trim().toLowerCase();

/** Whether the procurement system names the address with this number by the code; without a code of its own, by the number. */
export function isAddressNamed({ addressCodes }: Pick<Connection, 'addressCodes'>, id: number, code: string): boolean {
  return folded(addressCodes[String(id)] ?? String(id)) === folded(code);
}

/** How the procurement system of one company is connected. */
export const connectionSettings = z.strictObject({
  targets: z
    .array(z.string().regex(/^(?:https?:\/\/[a-z0-9.:[\]-]{1,200}|SAPEVENT:POST)$/))
    .max(20)
    .meta({
      description:
        'Origins that may get carts, such as `https://buy.example`, or `SAPEVENT:POST` of the SAP GUI. All others are refused.',
    }),
  vendor: z
    .string()
    .regex(/^[\w-]{0,10}$/)
    .meta({ description: 'The number of this shop in the procurement system.' }),
  unitCodes: z
    .partialRecord(z.enum(units), z.string().regex(/^[A-Z0-9]{1,3}$/))
    .meta({ description: 'Codes in place of our own, such as `{"H87": "EA"}`.' }),
  services: z.enum(['rows', 'folded']).meta({ description: 'Rows of their own, or part of the price of the garment.' }),
  senderOf: z
    .string()
    .regex(/^[\w.@:+-]{0,100}$/)
    .meta({ description: 'cXML: the identity of the buyer (From). Empty: the name of the credentials.' }),
  window: z
    .enum(['_top', 'asked'])
    .meta({ description: 'Where carts are returned: the whole window, or the frame that the request names.' }),
  cxmlField: z.enum(['cXML-urlencoded', 'cXML-base64']),
  contract: z
    .string()
    .regex(/^[\w-]{0,10}$/)
    .default('')
    .meta({ description: 'OCI: the number of the agreement in the procurement system.' }),
  scheme: z
    .enum(['UNSPSC', 'ECLASS'])
    .default('UNSPSC')
    .meta({ description: 'OCI: the list of classes that the procurement system knows.' }),
  classes: z
    .record(z.string().regex(/^[\w-]{1,60}$/), z.strictObject({ unspsc: classCode, eclass: classCode }))
    .default({})
    .meta({
      description: 'Codes by category of goods, such as `{"shorts": {"eclass": "40020101"}}`; UNSPSC has usual ones.',
    }),
  takesGet: z
    .boolean()
    .default(false)
    .meta({ description: 'OCI and Peppol: the shop may also be opened by an address with the secret in it.' }),
  parameters: z
    .partialRecord(z.enum(renamable), z.string().regex(/^[\w~.-]{1,40}$/))
    .default({})
    .meta({ description: 'Names of its own for parameters, such as `{"USERNAME": "loginid"}`.' }),
  peppolField: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .meta({ description: 'Name of the form field with the Peppol document.' }),
  addressCodes: z
    .record(z.string().regex(/^\d{1,9}$/), z.string().regex(/^[\w .:/-]{1,60}$/))
    .refine((codes) => new Set(Object.values(codes).map(folded)).size === Object.keys(codes).length)
    .default({})
    .meta({
      description:
        'cXML: codes of the procurement system (addressID) for delivery addresses of the company, by the numbers of these, such as `{"17": "SITE-12"}`. Each code once.',
    }),
  fields: z
    .array(fieldRule)
    .max(40)
    .default([])
    .meta({ description: 'OCI: fields that the company fills or names in its own way.' }),
});

export type Connection = z.output<typeof connectionSettings>;

export const defaultConnection: Connection = {
  targets: [],
  vendor: '',
  unitCodes: {},
  services: 'rows',
  senderOf: '',
  window: '_top',
  cxmlField: 'cXML-urlencoded',
  contract: '',
  scheme: 'UNSPSC',
  classes: {},
  takesGet: false,
  parameters: {},
  peppolField: 'xml',
  addressCodes: {},
  fields: [],
};

/** The SAP GUI takes the form out of its own browser by this address. It is no web address, so nothing else is reached by it. */
const sapGui = 'SAPEVENT:POST';
const isSapGui = (hookUrl: string) => hookUrl.toUpperCase() === sapGui;

/** The origin of an address for carts, for the policies of pages. */
export const originOf = (hookUrl: string): string | undefined => {
  const url = URL.parse(hookUrl);
  return url === null || url.origin === 'null' ? undefined : url.origin;
};

/** A cart is posted only to an origin that is registered for the company; outside local use only over https. */
export function isRegistered({ targets }: Pick<Connection, 'targets'>, hookUrl: string, isLocal: boolean): boolean {
  if (isSapGui(hookUrl)) return targets.includes(sapGui);
  // Not every program reads a backslash as browsers do: some would take what follows for the host.
  const url = hookUrl.includes('\\') ? null : URL.parse(hookUrl);
  if (url === null || url.username !== '' || url.password !== '') return false;
  const isSafe = url.protocol === 'https:' || (isLocal && url.protocol === 'http:');
  return isSafe && targets.some((target) => URL.parse(target)?.origin === url.origin);
}
