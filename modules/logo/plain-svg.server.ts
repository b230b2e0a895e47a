import { ok, type Result, refuse } from '#core/result.ts';

type NotMade = { code: 'logo-element'; element: string };

const xlink = 'http://www.w3.org/1999/xlink';
const longestChain = 10;

/** Paint and visibility as attributes: drawing programs write them as style, which needs a style sheet. */
export function styleToAttributes(root: Element, kept: readonly string[]): void {
  for (const element of [root, ...root.querySelectorAll('[style]')])
    for (const part of (element.getAttribute('style') ?? '').split(';')) {
      const [name = '', value = ''] = part.split(/:(.*)/s).map((text) => text.trim());
      if (kept.includes(name) && value !== '') element.setAttribute(name, value.replace(/\s*!important$/i, ''));
    }
}

/** Layers that were switched off are not meant to be seen. A visible part of a hidden one is refused rather than guessed. */
export function removeHidden(root: Element): Result<undefined, NotMade> {
  for (const element of root.querySelectorAll('[display]')) {
    if (element.getAttribute('display')?.trim() === 'none') element.remove();
  }
  for (const element of root.querySelectorAll('[visibility]')) {
    if (!/^(?:hidden|collapse)$/.test(element.getAttribute('visibility')?.trim() ?? '')) continue;
    if (element.querySelector('[visibility="visible"]')) return refuse({ code: 'logo-element', element: 'visibility' });
    element.remove();
  }
  return ok(undefined);
}

/** They say how shapes are mixed or bent, and are not drawn alike everywhere. */
const looks: Readonly<Record<string, RegExp>> = {
  'mix-blend-mode': /^normal$/,
  'vector-effect': /^none$/,
  'transform-origin': /^(?:0|0px)(?:\s+(?:0|0px))?$/,
  filter: /^none$/,
  mask: /^none$/,
};

export const lookNames: readonly string[] = Object.keys(looks);

/** The name of a look that cannot be made. */
export function findStrangeLook(root: Element): string | undefined {
  return lookNames.find((name) =>
    [root, ...root.querySelectorAll(`[${name}]`)].some((element) => {
      const value = element.getAttribute(name)?.trim();
      return value && !looks[name]?.test(value);
    }),
  );
}

/** A paint or a path of the same drawing. */
export const localReference = /^url\(\s*(["']?)#([\w-]{1,100})\1\s*\)$/;

/** A paint that is not in the drawing: without it, the shape would be black. */
export function findForeignPaint(root: Element, names: readonly string[]): string | undefined {
  const ids = new Set(Array.from(root.querySelectorAll('[id]'), ({ id }) => id));
  const found = names.find((name) =>
    [...root.querySelectorAll(`[${name}]`)].some((element) => {
      const value = element.getAttribute(name)?.trim() ?? '';
      return /url\s*\(/i.test(value) && !ids.has(localReference.exec(value)?.[2] ?? '');
    }),
  );
  return found && `${found}: url(…)`;
}

const referenceOf = (element: Element) => element.getAttribute('href') ?? element.getAttributeNS(xlink, 'href');

/** Gradients take stops and measures from one another; each gets its own, because references do not stay. */
export function resolveGradients(root: Element): Result<undefined, NotMade> {
  const gradients = [...root.querySelectorAll('linearGradient, radialGradient')];
  const byId = new Map(gradients.map((one) => [one.id, one]));
  for (const gradient of gradients) {
    let from = gradient;
    for (let step = 0; step < longestChain; step += 1) {
      const reference = referenceOf(from);
      if (reference === null) break;
      const next = byId.get(reference.trim().replace(/^#/, ''));
      if (!next || next === gradient) return refuse({ code: 'logo-element', element: gradient.localName });
      inherit(gradient, next);
      from = next;
    }
  }
  for (const gradient of gradients) {
    gradient.removeAttribute('href');
    gradient.removeAttributeNS(xlink, 'href');
  }
  return ok(undefined);
}

const measures = [
  'gradientUnits',
  'gradientTransform',
  'spreadMethod',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'fx',
  'fy',
];

function inherit(to: Element, from: Element): void {
  for (const name of measures) {
    const value = from.getAttribute(name);
    if (value !== null && !to.hasAttribute(name)) to.setAttribute(name, value);
  }
  if (to.querySelector('stop')) return;
  for (const stop of from.querySelectorAll('stop')) to.append(stop.cloneNode(true));
}
