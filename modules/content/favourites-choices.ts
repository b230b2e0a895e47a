/** Of the people whose names stand in a PDF of favourites. */
export const pdfDepartment = 'pdf';

type Sized = { readonly picture: { readonly width: number; readonly height: number } };

/** A cover lies across the first sheet: only pictures that are wider than high can. */
export const landscapeCovers = <T extends Sized>(covers: readonly T[]): T[] =>
  covers.filter(({ picture: { width, height } }) => width > height);
