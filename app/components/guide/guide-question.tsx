import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageLink } from '#app/components/shell/page-link.tsx';
import type { GuideView } from './guide-view.ts';

type Props = { question: NonNullable<GuideView['question']>; given: GuideView['given'] };

/** One question as a GET form: each option is a button, so a step is one click, also without scripts. */
export function GuideQuestion({ question: { id, text, options, number, count }, given }: Props) {
  const t = useTranslations('guide');
  const before = given.at(-1);
  return (
    <div>
      <p className="text-sm text-quiet">{t('progress', { number, count })}</p>
      <progress
        value={number - 1}
        max={count}
        aria-hidden="true"
        className="mt-2 h-1 w-full max-w-3xl appearance-none bg-line [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ink"
      />
      <Form method="get" preventScrollReset>
        {given.map(({ id: name, option }) => (
          <input key={name} type="hidden" name={name} value={option} />
        ))}
        <fieldset className="mt-8">
          <legend className="max-w-3xl font-display text-3xl font-bold leading-tight text-balance md:text-4xl">
            {text}
          </legend>
          <div className="mt-6 grid max-w-3xl gap-3 sm:grid-cols-2">
            {options.map((option) => (
              <button
                key={option.id}
                name={id}
                value={option.id}
                className="group flex min-h-20 cursor-pointer items-center justify-between gap-4 border border-edge bg-paper px-5 py-4 text-left text-lg font-semibold transition-colors hover:border-ink hover:bg-ink hover:text-paper"
              >
                {option.text}
                <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
              </button>
            ))}
          </div>
        </fieldset>
      </Form>
      {before && (
        <p className="mt-8">
          <PageLink href={before.href} className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4">
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t('back')}
          </PageLink>
        </p>
      )}
    </div>
  );
}
