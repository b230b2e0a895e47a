import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import type { ReturnForm } from '#modules/punchout-document/transfer.ts';

/** Takes the cart to the procurement system: the form posts itself, and has a button where scripts do not run. */
export function CartReturned({ form: { action, target, charset, fields } }: { form: ReturnForm }) {
  const t = useTranslations('outcome.punchout.sent');
  const sending = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // A field named submit would hide the form's method of that name.
    if (sending.current) HTMLFormElement.prototype.submit.call(sending.current);
  }, []);
  return (
    <>
      <title>{`${t('title')} | Yrke`}</title>
      <meta name="robots" content="noindex" />
      <header className="flex max-w-3xl items-start gap-4 md:gap-5">
        <CircleCheck aria-hidden="true" className="mt-1 size-9 shrink-0 text-success md:mt-2 md:size-12" />
        <div className="min-w-0">
          <h1 className="font-display text-title font-bold text-balance wrap-anywhere">{t('title')}</h1>
          <output className="mt-3 block text-lg text-pretty wrap-anywhere text-quiet">{t('text')}</output>
          <form ref={sending} method="post" action={action} target={target} acceptCharset={charset} className="mt-6">
            {keyed(fields).map(({ key, name, value }) => (
              <input key={key} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit">{t('go')}</Button>
          </form>
        </div>
      </header>
    </>
  );
}

/** A procurement system may give a name twice. */
function keyed(fields: ReturnForm['fields']) {
  const seen = new Map<string, number>();
  return fields.map((field) => {
    const times = (seen.get(field.name) ?? 0) + 1;
    seen.set(field.name, times);
    return { ...field, key: `${field.name} ${times}` };
  });
}
