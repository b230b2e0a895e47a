type Fact = string | number | Date;

/** Lists read as "a, b"; whatever else is not a number or a date is shown as text. A fact that is missing is an error. */
export function sayableFacts(facts: Record<string, unknown>): Record<string, Fact> {
  const sayable = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, sayableFact(fact)]));
  // Without this the formatter would write "undefined" for it, or today's date.
  return new Proxy(sayable, {
    get: (_, name: string) => {
      if (!Object.hasOwn(sayable, name)) throw new Error(`the fact ${name} is missing`);
      return sayable[name];
    },
  });
}

function sayableFact(fact: unknown): Fact {
  if (typeof fact === 'number' || fact instanceof Date) return fact;
  return Array.isArray(fact) ? fact.join(', ') : String(fact);
}
