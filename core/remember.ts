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

/** Creates a value once for the same object, and as long as that exists. */
export function rememberFor<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const kept = new WeakMap<Key, { readonly made: Made }>();
  return (key) => {
    const known = kept.get(key) ?? { made: make(key) };
    kept.set(key, known);
    return known.made;
  };
}
