/** The name of a field or block for people: `tallQuiet` and `core/html` become "Tall quiet" and "Html". */
export function fieldLabel(name: string): string {
  const words = (name.split('/').at(-1) ?? name)
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
