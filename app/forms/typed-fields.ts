import type { SubmissionResult } from '@conform-to/react';

/** A form that came back: what was typed, by the names of the inputs, and what is wrong with it. */
export type TypedForm = {
  /** Several texts where boxes share a name. */
  readonly typed: Readonly<Record<string, string | readonly string[]>>;
  readonly problems: Readonly<Record<string, string>>;
};

const nothing: TypedForm = { typed: {}, problems: {} };

/** The props of inputs whose names are known only at run time. `idOf`: where another form of the page has the same names. */
export function typedFields(form: TypedForm = nothing, idOf: (name: string) => string = (name) => name) {
  const textsOf = (name: string) => [form.typed[name] ?? []].flat();
  return {
    text: (name: string, first = '') => ({
      id: idOf(name),
      name,
      defaultValue: textsOf(name)[0] ?? first,
      error: form.problems[name],
    }),
    /** Whether a box of the name is ticked, and whether the one with the value is. */
    isOn: (name: string) => textsOf(name).length > 0,
    has: (name: string, value: string) => textsOf(name).includes(value),
  };
}

/** The answer to a form with a schema, for a component that takes typed fields. */
export function typedFormOf({ initialValue, error }: SubmissionResult): TypedForm {
  const texts = Object.entries(initialValue ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const problems = Object.entries(error ?? {}).flatMap(([name, said]) => {
    const [first] = said ?? [];
    return name === '' || first === undefined ? [] : [[name, first]];
  });
  return { typed: Object.fromEntries(texts), problems: Object.fromEntries(problems) as Record<string, string> };
}
