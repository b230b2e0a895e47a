const unread: ReadonlySet<string> = new Set([
  'path',
  'url',
  'page',
  'slug',
  'anchor',
  'template',
  'name',
  'tone',
  'quiet',
  'tallQuiet',
  'ground',
  'look',
  'size',
  'list',
  'visibility',
]);

/** The texts of a page by their path, for showing two languages side by side. */
export function textsIn(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map(value === '' ? [] : [[path, value]]);
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(
    Object.entries(value).flatMap(([name, part]) => (unread.has(name) ? [] : [...textsIn(part, `${path}.${name}`)])),
  );
}
