/** Common style of all symbols: a 48 grid and two-unit lines in the text colour. */
export const symbolSheet = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${inside}</svg>`;

export const trace = (d: string) => `<path d="${d}"/>`;

/** A filled spot, without its outline. */
export const spot = (cx: number, cy: number, r = 2) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="currentColor" stroke="none"/>`;

export const ring = (cx: number, cy: number, r: number) => `<circle cx="${cx}" cy="${cy}" r="${r}"/>`;
