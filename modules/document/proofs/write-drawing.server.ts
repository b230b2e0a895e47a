import type { Drawing, Shape } from '../../proof/drawing-shape.ts';

export type LogoFile = { readonly x: number; readonly y: number; readonly width: number; readonly png: Buffer };
type Frame = { readonly left: number; readonly top: number; readonly width: number };

/** Draws the shapes of a proof on a page: the same paths and numbers as its SVG has. */
export function writeDrawing(
  doc: PDFKit.PDFDocument,
  drawing: Drawing,
  { left, top, width }: Frame,
  logos: readonly LogoFile[],
): void {
  const scale = width / drawing.width;
  doc.save();
  doc.transform(scale, 0, 0, scale, left, top);
  for (const shape of drawing.shapes) writeShape(doc, shape);
  for (const { x, y, width: wide, png } of logos) doc.image(png, x, y, { width: wide });
  doc.restore();
}

function writeShape(
  doc: PDFKit.PDFDocument,
  { d, fill, stroke, strokeWidth = 1, dash, opacity = 1, clip, at }: Shape,
): void {
  doc.save();
  if (at) doc.transform(at.scaleX, 0, 0, at.scaleY, at.x, at.y);
  if (clip) doc.path(clip).clip();
  doc.opacity(opacity).lineJoin('round');
  if (dash) doc.dash(dash[0], { space: dash[1] });
  doc.path(d);
  if (stroke) doc.lineWidth(strokeWidth);
  if (fill && stroke) doc.fillAndStroke(fill, stroke);
  else if (fill) doc.fill(fill);
  else if (stroke) doc.stroke(stroke);
  doc.restore();
}
