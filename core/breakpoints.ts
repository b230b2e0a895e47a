/** Minimum widths of layouts in pixels, for pages. */
export const pageBreakpoints = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1648 } as const;

/** A separate set for the inside of components (dialogs, grids). */
export const componentBreakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

export const mobileBreakpoint = 768;

export function isMobileWidth(width: number): boolean {
  return width < mobileBreakpoint;
}
