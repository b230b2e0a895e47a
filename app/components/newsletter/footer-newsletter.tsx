import { useId } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';

/** The sign-up in the footer; its page answers it, also without scripts. */
export function FooterNewsletter() {
  const t = useTranslations('newsletter-form');
  const { href } = useShop();
  const id = useId();
  return (
    <Form method="post" action={href('newsletter')} className="mt-8 max-w-sm">
      <h2 className="font-semibold">{t('title')}</h2>
      <label htmlFor={id} className="mt-1 block text-sm text-ground/75">
        {t('text')}
      </label>
      <div className="mt-3 flex">
        <input
          id={id}
          type="email"
          name="email"
          required
          placeholder={t('email')}
          autoComplete="email"
          className="min-h-11 w-full min-w-0 flex-1 border border-ground/40 bg-transparent px-3 text-ground placeholder:text-ground/60"
        />
        <button
          type="submit"
          className="min-h-11 cursor-pointer bg-ground px-4 font-display text-lg font-semibold text-ink hover:bg-signal"
        >
          {t('submit')}
        </button>
      </div>
      <p className="mt-3 text-xs text-ground/75">{t('consent')}</p>
    </Form>
  );
}
