/** A service that an article can have. */
export type OfferedService = { readonly id: number; readonly code: string; readonly name: string };

export type LineServices =
  | { readonly services: readonly OfferedService[] }
  /** Typed services that are not available for this article. */
  | { readonly unknown: readonly string[] };

type Offered = {
  readonly offered: readonly OfferedService[];
  /** Services that the company wants on the article; a line gets them also without naming them. */
  readonly required: readonly number[];
  /** The company leaves nothing to choose. */
  readonly isFixed: boolean;
};

const folded = (text: string) => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('en');

/** Numbers, codes or names in one cell, with a plus sign, a bar or a semicolon between them. */
export const typedServices = (cell = ''): string[] => [
  ...new Set(
    cell
      .split(/[+|;]/)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];

/** The services that a cell names; undefined if it names none, so that the article gets what its company preselects. */
export function servicesOfLine(
  cell: string | undefined,
  { offered, required, isFixed }: Offered,
): LineServices | undefined {
  const parts = typedServices(cell);
  if (parts.length === 0) return undefined;
  const found = parts.map((part) => ({
    part,
    service: offered.find(({ id, code, name }) => [String(id), code, name].map(folded).includes(folded(part))),
  }));
  const unknown = found.flatMap(({ part, service }) =>
    service && (!isFixed || required.includes(service.id)) ? [] : [part],
  );
  if (unknown.length > 0) return { unknown };
  const ids = new Set([...required, ...found.flatMap(({ service }) => service?.id ?? [])]);
  return { services: offered.filter(({ id }) => ids.has(id)) };
}
