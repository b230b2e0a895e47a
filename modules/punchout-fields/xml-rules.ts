import { type CheckedField, checkedBy, type FieldRule } from './checked-field.ts';

type Field = { readonly name: string; readonly value: string };

/** Elements that need others within each of them. `''` is the document itself. */
type Needs = Readonly<Record<string, readonly string[]>>;

export type XmlRules = {
  /** What is known about values, by the end of their way. */
  readonly values: Readonly<Record<string, FieldRule>>;
  readonly needs: Needs;
};

const withoutNumbers = (way: string) => way.replaceAll(/\[\d+\]/g, '');

/** The fields of a document as `fieldsOf` names them, with what its protocol says about each, and with those that are missing. */
export function checkXml(fields: readonly Field[], { values, needs }: XmlRules): CheckedField[] {
  const given = fields.map(({ name }) => name);
  const wanted = Object.entries(needs).flatMap(([within, inside]) =>
    placesOf(within, given).flatMap((place) =>
      inside.map((way) => ({ place, way, found: given.find((name) => isAt(name, place, way)) })),
    ),
  );
  const required = new Set(wanted.map(({ found }) => found));
  const ruleOf = (name: string) => values[endOf(name, values)];
  return [
    ...fields.map((field) => checkedBy(ruleOf(field.name), required.has(field.name), field)),
    ...wanted
      .filter(({ found }) => found === undefined)
      .map(({ place, way }) => {
        const name = place === '' ? way : `${place}/${way}`;
        return checkedBy(ruleOf(name), true, { name, value: '' });
      }),
  ];
}

/** Each occurrence of an element: `ItemIn[1]`, `ItemIn[2]`. */
function placesOf(within: string, given: readonly string[]): string[] {
  if (within === '') return [''];
  const depth = within.split('/').length;
  const places = given.map((name) => name.split('/').slice(0, depth).join('/'));
  return [...new Set(places)].filter((place) => withoutNumbers(place) === within);
}

/** Whether a field is within a place, at this way or below it. */
function isAt(name: string, place: string, way: string): boolean {
  if (place !== '' && !name.startsWith(`${place}/`)) return false;
  const inside = withoutNumbers(place === '' ? name : name.slice(place.length + 1));
  return inside === way || (!way.includes('@') && inside.startsWith(`${way}/`) && !inside.startsWith(`${way}/@`));
}

/** The longest end of a way that has a rule. */
function endOf(name: string, values: XmlRules['values']): string {
  const parts = withoutNumbers(name).split('/');
  const ends = parts.map((_, index) => parts.slice(index).join('/'));
  return ends.find((end) => end in values) ?? '';
}
