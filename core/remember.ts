const mostKept = 1000;

/** Creates a value once for the same texts: formats of a language are slow to create, and there are few. */
export function remember<Keys extends readonly string[], Made>(make: (...keys: Keys) => Made): (...keys: Keys) => Made {
  const kept = new Map<string, { readonly made: Made }>();
  return (...keys) => {
    const key = keys.join('\n');
    const known = kept.get(key);
    if (known) return known.made;
    const made = make(...keys);
    if (kept.size === mostKept) kept.clear();
    kept.set(key, { made });
    return made;
  };
}
