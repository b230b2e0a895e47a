import createPurifier from 'dompurify';
import { JSDOM } from 'jsdom';
import { ok, type Result, refuse } from '#core/result.ts';
import {
  findForeignPaint,
  findStrangeLook,
  localReference,
  lookNames,
  removeHidden,
  resolveGradients,
  styleToAttributes,
} from './plain-svg.server.ts';
import { viewBoxOf } from './view-box.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';

const wordsIn = (text: string): string[] => text.split(/\s+/);

const shapes = wordsIn('path rect circle ellipse line polyline polygon');
const allowedTags = [...shapes, ...wordsIn('svg g defs title desc clipPath linearGradient radialGradient stop')];

const paint = wordsIn(
  `fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset paint-order color opacity stop-color stop-opacity clip-path clip-rule`,
);
const geometry = wordsIn(
  `xmlns viewBox width height id d x y x1 y1 x2 y2 cx cy r rx ry fx fy points transform offset gradientUnits
  gradientTransform spreadMethod clipPathUnits`,
);

/** They change how a drawing looks, so leaving them out would not show what was meant. */
const notMade = wordsIn(
  'style text use image filter mask pattern foreignObject switch symbol marker animate animateTransform set',
);

/** Read before they are dropped: what is hidden is removed. */
const visibility = ['display', 'visibility'];

const mostElements = 20_000;
/** Groups within groups: the time of the cleaning grows with their square. */
const deepest = 200;

type SvgRefusal =
  | { code: 'logo-unsafe' | 'logo-broken' | 'logo-empty' | 'logo-without-size' }
  | { code: 'logo-element'; element: string };

/**
 * A drawing with shapes and paint alone: scripts, links and handlers are gone. Declared entities are refused unread, because
 * a few lines of them can fill the memory.
 */
export function sanitiseSvg(source: string): Result<string, SvgRefusal> {
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(source)) return refuse({ code: 'logo-unsafe' });
  if ((source.match(/</g) ?? []).length > mostElements || depthOf(source) > deepest)
    return refuse({ code: 'logo-broken' });
  const { window } = new JSDOM('');
  const parsed = new window.DOMParser().parseFromString(source.replace(/<!DOCTYPE[^>]*>/i, ''), 'image/svg+xml');
  const root = parsed.documentElement;
  if (root.localName !== 'svg' || root.namespaceURI !== svgNamespace) return refuse({ code: 'logo-broken' });
  const element = notMade.find((name) => root.getElementsByTagNameNS('*', name).length > 0);
  if (element !== undefined) return refuse({ code: 'logo-element', element });
  styleToAttributes(root, [...paint, ...visibility, ...lookNames]);
  const look = findStrangeLook(root) ?? findForeignPaint(root, paint);
  if (look !== undefined) return refuse({ code: 'logo-element', element: look });
  for (const plain of [removeHidden(root), resolveGradients(root)]) if (!plain.ok) return plain;
  const viewBox = viewBoxOf(root);
  for (const name of ['width', 'height', 'viewBox']) root.removeAttribute(name);
  // Only the view box says how large it is: the width on the garment is chosen later.
  if (viewBox !== undefined) root.setAttribute('viewBox', viewBox);
  const purifier = createPurifier(window);
  purifier.addHook('uponSanitizeAttribute', (_, data) => {
    if (/url\s*\(/i.test(data.attrValue) && !localReference.test(data.attrValue.trim())) data.keepAttr = false;
  });
  const clean = purifier.sanitize(new window.XMLSerializer().serializeToString(root), {
    PARSER_MEDIA_TYPE: 'application/xhtml+xml',
    NAMESPACE: svgNamespace,
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: [...geometry, ...paint],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
  if (!new RegExp(`<(?:${shapes.join('|')})\\b`).test(clean)) return refuse({ code: 'logo-empty' });
  return viewBox === undefined ? refuse({ code: 'logo-without-size' }) : ok(clean);
}

function depthOf(source: string): number {
  let depth = 0;
  let most = 0;
  for (const [tag] of source.matchAll(/<\/?[a-z][^>]*>/gi)) {
    if (tag.startsWith('</')) depth -= 1;
    else if (!tag.endsWith('/>')) most = Math.max(most, ++depth);
  }
  return most;
}
