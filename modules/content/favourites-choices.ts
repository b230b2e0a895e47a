/** Department of the contact persons in a PDF of favourites. */
export const pdfDepartment = 'pdf';

type CoverPicture = { readonly picture: { readonly width: number; readonly height: number } };

/** The cover fills the width of the first page, so only landscape pictures fit. */
export const landscapeCovers = <T extends CoverPicture>(covers: readonly T[]): T[] =>
  covers.filter(({ picture: { width, height } }) => width > height);
