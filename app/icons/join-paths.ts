export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const number = '[-+]?(?:\\d+\\.?\\d*|\\.\\d+)';
const relativeStart = new RegExp(`^m\\s*(${number})[\\s,]*(${number})[\\s,]*(.*)$`, 's');

/**
 * The shapes of an icon with its paths as one, because a page has a hundred icons and each element costs style, layout and hydration. The
 * parts of a path that draws only a line look like paths of their own.
 */
export function joinPaths(shapes: readonly Shape[]): readonly Shape[] {
  const paths = shapes.filter(isPlainPath);
  const [first] = paths;
  if (!first || paths.length === 1) return shapes;
  const d = paths.map(([, attributes]) => standalone(attributes.d ?? '')).join('');
  return [['path', { ...first[1], d }], ...shapes.filter((shape) => !isPlainPath(shape))];
}

const isPlainPath = ([tag, attributes]: Shape) =>
  tag === 'path' && Object.keys(attributes).every((name) => name === 'd' || name === 'key');

/** A path that begins with a relative move begins at the origin; within another path it would begin where that ends. */
function standalone(d: string): string {
  const [, x, y, rest = ''] = relativeStart.exec(d) ?? [];
  if (x === undefined) return d;
  // Numbers after the first two are lines, which stay relative.
  return `M${x} ${y}${/^[-+.\d]/.test(rest) ? 'l' : ''}${rest}`;
}
