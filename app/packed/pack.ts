import { rememberFor } from '#core/remember.ts';
import { tag } from './tag.ts';

/**
 * The value as JSON text, in which unpack finds what JSON lacks; undefined if a part is of another kind, which
 * only the router can send.
 * Frozen objects are taken to be frozen in depth: their text is written once.
 */
export function pack(value: unknown): string | undefined {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value.startsWith(tag.mark) ? tag.mark + value : value);
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? String(value) : undefined;
    case 'boolean':
      return String(value);
    case 'undefined':
      return JSON.stringify(tag.missing);
    case 'object':
      return value === null ? 'null' : packObject(value);
    default:
      return undefined;
  }
}

const packObject = (value: object): string | undefined =>
  Object.isFrozen(value) ? packFrozen(value) : writeObject(value);

/** Texts, menus and such, which many pages bring. */
const packFrozen = rememberFor(writeObject);

function writeObject(value: object): string | undefined {
  if (Array.isArray(value)) return packList(value);
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? undefined : JSON.stringify(tag.date + value.toISOString());
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === Object.prototype) return packFields(value);
  const fields = prototype === null ? packFields(value) : undefined;
  return fields === undefined ? undefined : `["${tag.bare}",${fields}]`;
}

function packList(list: readonly unknown[]): string | undefined {
  let text = '';
  for (const one of list) {
    const packed = pack(one);
    if (packed === undefined) return undefined;
    text += text === '' ? packed : `,${packed}`;
  }
  return `[${text}]`;
}

function packFields(fields: object): string | undefined {
  let text = '';
  for (const [key, value] of Object.entries(fields)) {
    const packed = pack(value);
    if (packed === undefined) return undefined;
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${packed}`;
  }
  return `{${text}}`;
}
