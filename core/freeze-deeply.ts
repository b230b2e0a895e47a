/** Makes plain data immutable, with all that is in it. */
export function freezeDeeply<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freezeDeeply(part);
  return Object.freeze(value);
}
