const provinces: Readonly<Record<string, string>> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  Y: 'YT',
};

/**
 * The first letter gives the province; in the far north, which shares a letter, the first three characters do. Government offices have
 * postcodes of Ottawa, also those across the river.
 */
export function provincesOfPostcode(zip: string): readonly string[] {
  if (/^X0[ABC]/.test(zip)) return ['NU'];
  if (zip.startsWith('X')) return ['NT'];
  if (zip.startsWith('K1A')) return ['ON', 'QC'];
  const province = provinces[zip.charAt(0)];
  return province === undefined ? [] : [province];
}
