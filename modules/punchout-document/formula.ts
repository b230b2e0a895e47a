/** Facts of a row that a formula may name. There are no others: a formula reaches nothing else. */
export const formulaFacts = [
  'row.line',
  'row.sku',
  'row.name',
  'row.notes',
  'row.quantity',
  'row.unit',
  'row.leadDays',
  'row.serviceOf',
  'row.wearer.employeeNo',
  'cart.id',
  'cart.currency',
] as const;

type FormulaFact = (typeof formulaFacts)[number];

export type Facts = Readonly<Record<FormulaFact, string>>;

const functions: Readonly<Record<string, (args: readonly string[]) => string>> = {
  /** The first letters: cut(row.name, 10). */
  cut: ([text = '', length = '0']) =>
    Array.from(text)
      .slice(0, Number(length) || 0)
      .join(''),
  upper: ([text = '']) => text.toUpperCase(),
  lower: ([text = '']) => text.toLowerCase(),
  join: (texts) => texts.join(''),
  /** The first that is not empty. */
  or: (texts) => texts.find((text) => text !== '') ?? '',
};

type Formula =
  | { readonly text: string }
  | { readonly fact: FormulaFact }
  | { readonly call: string; readonly args: readonly Formula[] };

const longest = 200;
const deepest = 5;
const token = /\s*(?:"([^"]*)"|(\d{1,4})|([A-Za-z][A-Za-z.]*)|([(),]))/y;

/** Reads `cut(row.wearer.employeeNo, 10)` or `"fixed text"`. Undefined if it is no formula. */
export function readFormula(text: string): Formula | undefined {
  if (text.length > longest) return undefined;
  const tokens: { literal?: string; name?: string; sign?: string }[] = [];
  token.lastIndex = 0;
  const whole = text.trimEnd();
  while (token.lastIndex < whole.length) {
    const found = token.exec(whole);
    if (!found) return undefined;
    const [, quoted, digits, name, sign] = found;
    const literal = quoted ?? digits;
    tokens.push(literal !== undefined ? { literal } : name !== undefined ? { name } : { sign: sign ?? '' });
  }
  let position = 0;
  const isSign = (sign: string) => tokens[position]?.sign === sign;
  const read = (depth: number): Formula | undefined => {
    const next = tokens[position];
    position += 1;
    if (next?.literal !== undefined) return { text: next.literal };
    if (next?.name === undefined || depth > deepest) return undefined;
    if (!isSign('(')) return factOf(next.name);
    if (!Object.hasOwn(functions, next.name)) return undefined;
    const args: Formula[] = [];
    do {
      position += 1;
      const arg = read(depth + 1);
      if (!arg) return undefined;
      args.push(arg);
    } while (isSign(','));
    if (!isSign(')')) return undefined;
    position += 1;
    return { call: next.name, args };
  };
  const formula = read(1);
  return position === tokens.length ? formula : undefined;
}

function factOf(name: string): Formula | undefined {
  const fact = formulaFacts.find((one) => one === name);
  return fact && { fact };
}

export function compute(formula: Formula, facts: Facts): string {
  if ('text' in formula) return formula.text;
  if ('fact' in formula) return facts[formula.fact];
  return functions[formula.call]?.(formula.args.map((arg) => compute(arg, facts))) ?? '';
}
