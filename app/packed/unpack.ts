import { tag } from './tag.ts';

/** The value that pack wrote. */
export function unpack(text: string): unknown {
  const value: unknown = JSON.parse(text);
  return text.includes(`"${tag.mark}`) ? restore(value) : value;
}

function restore(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith(tag.mark) ? restoreTagged(value) : value;
  if (Array.isArray(value)) return restoreList(value);
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Record<string, unknown>;
  for (const key of Object.keys(fields)) {
    const packed = fields[key];
    const restored = restore(packed);
    if (restored !== packed) fields[key] = restored;
  }
  return fields;
}

function restoreList(list: readonly unknown[]): unknown {
  // A prototype has keys such as `constructor`, which a lookup by other keys would find.
  if (list[0] === tag.bare) return Object.assign(Object.create(null), restore(list[1]));
  return list.map(restore);
}

function restoreTagged(text: string): unknown {
  if (text === tag.missing) return undefined;
  return text.startsWith(tag.date) ? new Date(text.slice(tag.date.length)) : text.slice(tag.mark.length);
}
