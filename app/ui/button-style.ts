import { cx } from './class-names.ts';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const base =
  'relative inline-flex shrink-0 items-center justify-center gap-2.5 rounded-sm border text-center font-display font-semibold leading-none tracking-[0.015em] no-underline select-none transition-[background-color,border-color,color,box-shadow] aria-disabled:cursor-not-allowed disabled:cursor-not-allowed';

/** The hi-vis stripe at the left appears only on hover. */
const kinds: Record<ButtonKind, string> = {
  primary:
    'border-ink bg-ink text-ground hover:not-disabled:shadow-[inset_6px_0_0_var(--color-signal)] active:not-disabled:bg-black disabled:border-sunken disabled:bg-sunken disabled:text-quiet',
  secondary:
    'border-ink bg-transparent text-ink hover:not-disabled:bg-ink hover:not-disabled:text-ground active:not-disabled:bg-black disabled:border-line disabled:text-quiet',
  quiet:
    'border-transparent bg-transparent text-ink hover:not-disabled:bg-sunken active:not-disabled:bg-line disabled:text-quiet',
  danger:
    'border-danger bg-transparent text-danger hover:not-disabled:bg-danger hover:not-disabled:text-paper active:not-disabled:bg-danger active:not-disabled:text-paper disabled:border-line disabled:text-quiet',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3.5 py-1.5 text-base',
  medium: 'min-h-11 px-5 py-2 text-lg',
  large: 'min-h-14 px-8 py-3 text-xl',
};

const squares: Record<ButtonSize, string> = { small: 'size-9', medium: 'size-11', large: 'size-14' };

export type ButtonLook = {
  kind?: ButtonKind | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
};

/** Button styles for any element. */
export const buttonClasses = ({ kind = 'primary', size = 'medium', className }: ButtonLook): string =>
  cx(base, kinds[kind], sizes[size], className);

export const iconButtonClasses = ({ kind = 'quiet', size = 'medium', className }: ButtonLook): string =>
  cx(base, kinds[kind], squares[size], className);
