/** The name of a code in a table of names to codes. */
export function nameOf<Names extends Record<string, number>>(names: Names, code: number): keyof Names {
  const found = Object.keys(names).find((name) => names[name] === code);
  if (found === undefined) throw new Error(`nothing is called ${code}`);
  return found;
}
