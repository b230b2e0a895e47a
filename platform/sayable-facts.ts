type Fact = string | number | Date;

/** Lists become "a, b"; values that are neither number nor date become text. A missing fact is an error. */
export function sayableFacts(facts: Record<string, unknown>): Record<string, Fact> {
  const sayable = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, sayableFact(fact)]));
  // Without this, the formatter would write "undefined" or today's date.
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
