type Attributes = Record<string, string | number | undefined>;

const text = (value: string | number) => (typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value);

export function tag(name: string, attributes: Attributes, inside = '') {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${text(value ?? '')}"`)
    .join('');
  return inside === '' ? `<${name}${list}/>` : `<${name}${list}>${inside}</${name}>`;
}

export const group = (attributes: Attributes, ...inside: readonly string[]) =>
  inside.every((part) => part === '') ? '' : tag('g', attributes, inside.join(''));

export const fill = (d: string, colour: string, opacity?: number) => tag('path', { d, fill: colour, opacity });

export const stroke = (d: string, colour: string, width: number, more: Attributes = {}) =>
  tag('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', ...more });

/** The same drawing reflected on the centre line of the sheet. */
export const flip = (drawing: string) => group({ transform: 'translate(1200 0) scale(-1 1)' }, drawing);
