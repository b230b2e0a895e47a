/** Enough steps to make each of them invisible; a wide blur needs more. */
const copiesOf = (blur: number) => (blur <= 3 ? 5 : blur <= 8 ? 10 : 15);

/** The strength of one of several layers that together have the given strength. */
export const share = (opacity: number, layers: number) => 1 - (1 - Math.min(0.995, opacity)) ** (1 / layers);

/** Places spread like a bell curve around the middle, evenly in all directions. */
const scatter = (count: number, blur: number) =>
  Array.from({ length: count }, (_, i) => {
    const reach = blur * Math.sqrt(-2 * Math.log(1 - (i + 0.5) / count));
    return `translate(${(reach * Math.cos(i * 2.4)).toFixed(1)} ${(reach * Math.sin(i * 2.4)).toFixed(1)})`;
  });

const attribute = (list: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(list)?.[1];
const without = (list: string, name: string) => list.replace(new RegExp(` ${name}="[^"]*"`), '');

/**
 * Things marked `soft` are painted several times, a little apart, instead of blurred: rasterising a blur costs the area
 * of its region many times over, painting a path costs next to nothing.
 */
export function soften(svg: string): string {
  return svg.replace(
    /<(path|use|rect|circle)((?: [\w-]+="[^"]*")*? soft="[^"]*"[^>]*)\/>/g,
    (_, name: string, list: string) => {
      const blur = Number(attribute(list, 'soft'));
      const count = copiesOf(blur);
      const paint = attribute(list, 'stroke') === undefined ? 'fill-opacity' : 'stroke-opacity';
      const opacity = share(Number(attribute(list, 'opacity') ?? 1), count).toFixed(4);
      const place = attribute(list, 'transform') ?? '';
      const rest = ['soft', 'opacity', 'transform'].reduce(without, list);
      return scatter(count, blur)
        .map((shift) => `<${name}${rest} ${paint}="${opacity}" transform="${shift}${place && ' '}${place}"/>`)
        .join('');
    },
  );
}

/** The same opacity without a group, which is possible with a single kind of paint. */
export const plainOpacity = (svg: string): string =>
  svg.replace(/<(?:path|use|rect|circle|ellipse)(?: [\w-]+="[^"]*")*? opacity="[^>]*\/>/g, (whole) => {
    const line = / fill="none"/.test(whole);
    if (/(?:fill|stroke)-opacity=/.test(whole) || (!line && / stroke="/.test(whole))) return whole;
    return whole.replace(' opacity="', line ? ' stroke-opacity="' : ' fill-opacity="');
  });

/** Abramowitz and Stegun 7.1.26, good to seven digits. */
function bell(x: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(x)) / Math.SQRT2);
  const tail = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const value = 1 - tail * Math.exp((-x * x) / 2);
  return (1 + Math.sign(x) * value) / 2;
}

const layersOf = (blur: number) => (blur <= 3 ? 2 : blur <= 8 ? 4 : blur <= 18 ? 6 : 9);

/** A blurred line as lines inside each other: their widths, and the strength of each. */
export function nest(width: number, blur: number, opacity: number): { widths: number[]; opacity: number } {
  const across = (t: number) => bell((t + width / 2) / blur) - bell((t - width / 2) / blur);
  const layers = layersOf(blur);
  const peak = across(0);
  const widths = Array.from({ length: layers }, (_, i) => {
    const level = (peak * (layers - i - 0.5)) / layers;
    let [near, far] = [0, width / 2 + 4 * blur];
    for (let step = 0; step < 16; step += 1) {
      const middle = (near + far) / 2;
      if (across(middle) > level) near = middle;
      else far = middle;
    }
    return Math.round(near * 20) / 10;
  });
  return { widths, opacity: share(opacity * peak, layers) };
}
