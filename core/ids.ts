import { ok, type Result, refuse } from './result.ts';

/** Objects that the shop creates have a UUID; companies, customers and markets have numbers from their ERP. */
export type Id<Of extends string> = string & { readonly brand: Of };

export type CartId = Id<'Cart'>;
export type OrderId = Id<'Order'>;

/** A new id can become the id of any type. */
type FreshId = Id<never>;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function idParser<I extends Id<string>>() {
  return (text: string): Result<I, { code: 'uuid-invalid' }> => {
    const lower = text.toLowerCase();
    return uuid.test(lower) ? ok(lower as I) : refuse({ code: 'uuid-invalid' });
  };
}

export const parseCartId = idParser<CartId>();
export const parseOrderId = idParser<OrderId>();

const hexOfByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** A version 7 UUID: later ids sort later, which keeps database indexes compact. */
export function newId(now: Date, randomBytes: (count: number) => Uint8Array): FreshId {
  const time = now.getTime().toString(16).padStart(12, '0');
  let random = '';
  for (const byte of randomBytes(10)) random += hexOfByte[byte];
  const variant = ((Number.parseInt(random.charAt(4), 16) & 0b0011) | 0b1000).toString(16);
  const parts = `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-${variant}${random.slice(5, 8)}-${random.slice(8)}`;
  return parts as FreshId;
}
