/** Parameters that a company may name in its own way. */
export const renamable = [
  'USERNAME',
  'PASSWORD',
  'HOOK_URL',
  'FUNCTION',
  'PRODUCTID',
  'QUANTITY',
  'SEARCHSTRING',
  'VENDOR',
  'returntarget',
  'sap-language',
  'http_content_charset',
  'buyerReference',
] as const;

export type OwnNames = Readonly<Partial<Record<(typeof renamable)[number], string>>>;

type Fields = readonly (readonly [string, string])[];

/** Whether a request has one of these names, in any capitals. */
export function usesOwnNames(fields: Fields, names: OwnNames): boolean {
  const given = new Set(fields.map(([name]) => name.toLowerCase()));
  return Object.values(names).some((name) => given.has(name.toLowerCase()));
}

/** A request in the usual names. */
export function underUsualNames(fields: Fields, names: OwnNames): [string, string][] {
  const usual = new Map(Object.entries(names).map(([name, own]) => [own.toLowerCase(), name]));
  return fields.map(([name, value]) => [usual.get(name.toLowerCase()) ?? name, value]);
}
