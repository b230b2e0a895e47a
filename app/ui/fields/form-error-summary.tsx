import { TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { FormError } from './field-errors.ts';

const named = ({ text, label, ...rest }: FormError): FormError => ({
  text: label ? `${label}: ${text}` : text,
  ...rest,
});

/**
 * Errors above a returned form. It takes the focus, and each error links to its field. Use `summaryOf` to collect them.
 */
export function FormErrorSummary({ errors, title }: { errors: readonly FormError[]; title?: string }) {
  const t = useTranslations('ui.form');
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const said = errors.map(({ text }) => text).join('\n');
  useEffect(() => {
    if (said !== '') box.current?.focus();
  }, [said]);
  if (errors.length === 0) return null;
  return (
    <section
      ref={box}
      tabIndex={-1}
      role="alert"
      aria-labelledby={titleId}
      className="flex gap-4 border border-danger bg-danger-soft p-5 shadow-[inset_4px_0_0_var(--color-danger)]"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-danger" />
      <div>
        <h2 id={titleId} className="font-display text-subheading font-semibold">
          {title ?? t('errors', { count: errors.length })}
        </h2>
        <ul className="mt-2 grid gap-1">
          {errors.map(named).map(({ text, fieldId }) => (
            <li key={`${fieldId} ${text}`}>
              {fieldId === undefined ? (
                text
              ) : (
                <a href={`#${fieldId}`} className="underline underline-offset-4 hover:decoration-2">
                  {text}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
