type Size = { width: number; height: number };

/** Width to height of product pictures. */
const ratio = 4 / 5;

/** Position of a picture that is centred and fully shown in a box. */
export function pictureIn({ width, height }: Size): Size & { left: number; top: number } {
  const shown = Math.min(width, height * ratio);
  return { left: (width - shown) / 2, top: (height - shown / ratio) / 2, width: shown, height: shown / ratio };
}

/** A point in a box as fractions of the picture; points outside map to the nearest edge. */
export function shareOf(box: Size, x: number, y: number): { x: number; y: number } {
  const { left, top, width, height } = pictureIn(box);
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return { x: within((x - left) / width), y: within((y - top) / height) };
}
