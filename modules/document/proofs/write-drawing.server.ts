import { type Drawing, matrixOf, middleOf, type PlacedFile, type Shape } from '../../proof/drawing-shape.ts';
import { createPathConverter } from './path-operators.ts';

type Frame = { readonly left: number; readonly top: number; readonly width: number };

/** Draws many drawings of one document. Garments and cloth are the same in most of them, so their paths are converted once. */
export function createPen(doc: PDFKit.PDFDocument) {
  const convert = createPathConverter();
  const known = new Map<string, Uint8Array>();
  /** Paths of lettering: used several times in one drawing, and in no other. */
  const own = new Map<string, Uint8Array>();
  const shared = (d: string) => {
    const kept = d.length < longestShared ? known : own;
    const found = kept.get(d) ?? convert(d);
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
    if (logo) for (const file of drawing.files) writeFile(doc, file, logo);
    doc.restore();
  };
}

/** A picture that is named by its data URL is stored in the document once. */
function writeFile(doc: PDFKit.PDFDocument, file: PlacedFile, logo: string): void {
  doc.save();
  if (file.turn) doc.rotate(file.turn, { origin: middleOf(file) });
  doc.image(logo, file.x, file.y, { width: file.width });
  doc.restore();
}

/** Longer paths are lettering, which is different in each proof. */
const longestShared = 2_000;
/** Measures are short, and different in most proofs. */
const mostShared = 400;

const colour = (hex: string) =>
  (hex.match(/[0-9a-f]{2}/gi) ?? []).map((part) => (Number.parseInt(part, 16) / 255).toFixed(3)).join(' ');

function writeShape(doc: PDFKit.PDFDocument, shape: Shape, operatorsOf: (d: string) => Uint8Array): void {
  const { d, fill, stroke, strokeWidth = 1, dash, opacity = 1, clip, at } = shape;
  doc.save();
  if (opacity < 1) doc.opacity(opacity);
  if (at) doc.addContent(`${matrixOf(at)} cm`);
  if (clip) {
    doc.addContent(operatorsOf(clip));
    doc.addContent('W n');
  }
  if (fill) doc.addContent(`/DeviceRGB cs ${colour(fill)} scn`);
  if (stroke) doc.addContent(`/DeviceRGB CS ${colour(stroke)} SCN ${strokeWidth} w 1 j`);
  if (dash) doc.addContent(`[${dash.join(' ')}] 0 d`);
  doc.addContent(operatorsOf(d));
  doc.addContent(fill && stroke ? 'B' : fill ? 'f' : 'S');
  doc.restore();
}
