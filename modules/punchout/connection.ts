import * as z from 'zod';
import { units } from '#core/units.ts';

/** How the procurement system of one company is connected. */
export const connectionSettings = z.strictObject({
  targets: z
    .array(z.string().regex(/^https?:\/\/[a-z0-9.:[\]-]{1,200}$/))
    .max(20)
    .meta({ description: 'Origins that may get carts, such as `https://buy.example`. All others are refused.' }),
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
  cxmlField: z.enum(['cXML-urlencoded', 'cXML-base64']),
  peppolField: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .meta({ description: 'Name of the form field with the Peppol document.' }),
});

export type Connection = z.output<typeof connectionSettings>;

export const defaultConnection: Connection = {
  targets: [],
  vendor: '',
  unitCodes: {},
  services: 'rows',
  senderOf: '',
  cxmlField: 'cXML-urlencoded',
  peppolField: 'xml',
};

/** A cart is posted only to an origin that is registered for the company; outside local use only over https. */
export function isRegistered({ targets }: Pick<Connection, 'targets'>, hookUrl: string, isLocal: boolean): boolean {
  const url = URL.parse(hookUrl);
  if (url === null || url.username !== '' || url.password !== '') return false;
  const isSafe = url.protocol === 'https:' || (isLocal && url.protocol === 'http:');
  return isSafe && targets.some((target) => URL.parse(target)?.origin === url.origin);
}
