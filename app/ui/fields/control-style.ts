/** The frame of inputs and selects. Its focus ring has no gap. */
const frame =
  'w-full rounded-sm border border-edge bg-paper text-ink transition-colors placeholder:text-quiet hover:border-ink focus-visible:border-ink focus-visible:outline-offset-0 aria-invalid:border-danger aria-invalid:bg-danger-soft/40 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-quiet [&[readonly]]:bg-sunken/60';

export const controlClassesOf = (size: 'small' | 'medium'): string =>
  size === 'small' ? `${frame} h-9 px-2.5 text-sm` : `${frame} h-12 px-3.5 text-base`;

export const controlClasses = controlClassesOf('medium');
export const areaClasses = `${frame} min-h-28 text-base px-3.5 py-3 leading-normal`;
