import { useTranslations } from 'use-intl';
import { cx } from './class-names.ts';

const sizes = { small: 'size-5', medium: 'size-8', large: 'size-12' };

type Props = {
  size?: keyof typeof sizes;
  /** Screen reader text; default "Loading". Empty if there is visible text beside it. */
  label?: string;
  className?: string;
};

export function Spinner({ size = 'medium', label, className }: Props) {
  const t = useTranslations('ui');
  const words = label ?? t('loading');
  return (
    <span
      role={words ? 'status' : undefined}
      aria-hidden={words ? undefined : true}
      className={cx('inline-flex', className)}
    >
      <span
        aria-hidden="true"
        className={cx(
          sizes[size],
          'animate-turn rounded-full border-[3px] border-current border-b-transparent border-l-transparent',
        )}
      />
      {words && <span className="sr-only">{words}</span>}
    </span>
  );
}
