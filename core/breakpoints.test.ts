import { expect, test } from 'vitest';
import { componentBreakpoints, isMobileWidth, mobileBreakpoint, pageBreakpoints } from './breakpoints.ts';

test('Q09 page breakpoints', () => {
  expect(pageBreakpoints).toEqual({ xs: 0, sm: 576, md: 768, lg: 992, xl: 1648 });
});

test('Q10 component breakpoints', () => {
  expect(componentBreakpoints).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
});

test('Q11 767 px is mobile, 768 px is not', () => {
  expect(mobileBreakpoint).toBe(768);
  expect(isMobileWidth(767)).toBe(true);
  expect(isMobileWidth(767.5)).toBe(true);
  expect(isMobileWidth(768)).toBe(false);
});
