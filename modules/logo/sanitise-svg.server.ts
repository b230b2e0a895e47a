import createPurifier from 'dompurify';
import { JSDOM } from 'jsdom';
import { ok, type Result, refuse } from '#core/result.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';

const wordsIn = (text: string): string[] => text.split(/\s+/);

const shapes = wordsIn('path rect circle ellipse line polyline polygon');
const allowedTags = [...shapes, ...wordsIn('svg g defs title desc clipPath linearGradient radialGradient stop')];

const paint = wordsIn(
  `fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray opacity stop-color stop-opacity clip-path clip-rule`,
);
const geometry = wordsIn(
  `xmlns viewBox width height id d x y x1 y1 x2 y2 cx cy r rx ry fx fy points transform offset gradientUnits
  gradientTransform clipPathUnits`,
);

/** They change how a drawing looks, so leaving them out would not show what was meant. */
const notMade = wordsIn(
  'style text use image filter mask pattern foreignObject switch symbol marker animate animateTransform set',
);

const mostElements = 20_000;
const localReference = /^url\(#[\w-]{1,100}\)$/;

type SvgRefusal = { code: 'logo-unsafe' | 'logo-broken' | 'logo-empty' } | { code: 'logo-element'; element: string };

/**
 * A drawing with shapes and paint alone: scripts, links and handlers are gone. Declared entities are refused unread, because
 * a few lines of them can fill the memory.
 */
export function sanitiseSvg(source: string): Result<string, SvgRefusal> {
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(source)) return refuse({ code: 'logo-unsafe' });
  if ((source.match(/</g) ?? []).length > mostElements) return refuse({ code: 'logo-broken' });
  const { window } = new JSDOM('');
  const parsed = new window.DOMParser().parseFromString(source.replace(/<!DOCTYPE[^>]*>/i, ''), 'image/svg+xml');
  const root = parsed.documentElement;
  if (root.localName !== 'svg' || root.namespaceURI !== svgNamespace) return refuse({ code: 'logo-broken' });
  const element = notMade.find((name) => root.getElementsByTagNameNS('*', name).length > 0);
  if (element !== undefined) return refuse({ code: 'logo-element', element });
  for (const styled of [root, ...root.querySelectorAll('[style]')]) paintOf(styled);
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
  return new RegExp(`<(?:${shapes.join('|')})\\b`).test(clean) ? ok(sized(clean)) : refuse({ code: 'logo-empty' });
}

type Styled = { getAttribute(name: string): string | null; setAttribute(name: string, value: string): void };

/** Drawing programs write paint as style; as attributes it needs no style sheet. */
function paintOf(element: Styled): void {
  for (const part of (element.getAttribute('style') ?? '').split(';')) {
    const [name = '', value = ''] = part.split(/:(.*)/s).map((text) => text.trim());
    if (paint.includes(name) && value !== '') element.setAttribute(name, value);
  }
}

const sideOf = (head: string, side: string) => new RegExp(`\\s${side}="([\\d.]+)(?:px|pt|mm)?"`).exec(head)?.[1];

/** Only the view box says how large it is: the width on the garment is chosen later. */
function sized(svg: string): string {
  const [head = ''] = /^<svg[^>]*>/.exec(svg) ?? [];
  const [width, height] = [sideOf(head, 'width'), sideOf(head, 'height')];
  const bare = head.replaceAll(/\s(?:width|height)="[^"]*"/g, '');
  const hasBox = /\sviewBox="/.test(bare) || width === undefined || height === undefined;
  return svg.replace(head, hasBox ? bare : bare.replace(/>$/, ` viewBox="0 0 ${width} ${height}">`));
}
