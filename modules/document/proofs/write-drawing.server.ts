import type { Drawing, Shape } from '../../proof/drawing-shape.ts';
import { pathOperators } from './path-operators.ts';

type Frame = { readonly left: number; readonly top: number; readonly width: number };

/** Draws many drawings of one document. Garments and cloth are the same in most of them, so their paths are converted once. */
export function createPen(doc: PDFKit.PDFDocument) {
  const known = new Map<string, string>();
  /** Paths of lettering: used several times in one drawing, and in no other. */
  const own = new Map<string, string>();
  const shared = (d: string) => {
    const kept = d.length < longestShared ? known : own;
    const found = kept.get(d) ?? pathOperators(d);
    if (kept.size >= mostShared) kept.clear();
    kept.set(d, found);
    return found;
  };
  /** Uses the same paths and numbers as the SVG of the drawing. */
  return (drawing: Drawing, { left, top, width }: Frame, logo: string | undefined): void => {
    own.clear();
    const scale = width / drawing.width;
    doc.save();
    doc.transform(scale, 0, 0, scale, left, top);
    for (const shape of drawing.shapes) writeShape(doc, shape, shared);
    // A picture that is named by its data URL is stored in the document once.
    if (logo) for (const { x, y, width: wide } of drawing.files) doc.image(logo, x, y, { width: wide });
    doc.restore();
  };
}

/** Longer paths are lettering, which is different in each proof. */
const longestShared = 2_000;
/** Measures are short, and different in most proofs. */
const mostShared = 400;

const colour = (hex: string) =>
  (hex.match(/[0-9a-f]{2}/gi) ?? []).map((part) => (Number.parseInt(part, 16) / 255).toFixed(3)).join(' ');

function writeShape(doc: PDFKit.PDFDocument, shape: Shape, operatorsOf: (d: string) => string): void {
  const { d, fill, stroke, strokeWidth = 1, dash, opacity = 1, clip, at } = shape;
  doc.save();
  if (opacity < 1) doc.opacity(opacity);
  doc.addContent(
    [
      ...(at ? [`${at.scaleX} 0 0 ${at.scaleY} ${at.x} ${at.y} cm`] : []),
      ...(clip ? [operatorsOf(clip), 'W n'] : []),
      ...(fill ? [`/DeviceRGB cs ${colour(fill)} scn`] : []),
      ...(stroke ? [`/DeviceRGB CS ${colour(stroke)} SCN ${strokeWidth} w 1 j`] : []),
      ...(dash ? [`[${dash.join(' ')}] 0 d`] : []),
      operatorsOf(d),
      fill && stroke ? 'B' : fill ? 'f' : 'S',
    ].join('\n'),
  );
  doc.restore();
}
