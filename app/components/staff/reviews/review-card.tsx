import { getFormProps, getTextareaProps, type SubmissionResult, useForm } from '@conform-to/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Stars } from '#app/components/product/stars.tsx';
import { useDay } from '#app/components/product/use-day.ts';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { longest } from '#modules/review/review.ts';
import type { ReviewIntent } from './review-intents.ts';
import type { StaffReview } from './review-view.ts';

type Props = {
  review: StaffReview;
  /** The result of this review's form, if it was refused. */
  result: SubmissionResult | undefined;
  onStep: (step: 1 | -1) => void;
};

/** A review to accept or refuse, by mouse or by single keys while the card has the focus. */
export function ReviewCard({ review, result, onStep }: Props) {
  const t = useTranslations('staff.reviews');
  const all = useTranslations('staff');
  const day = useDay();
  const card = useRef<HTMLElement>(null);
  const { id, revision, stars, title, text, language, author, status, reason, product, basePartNo } = review;
  const name = product?.name ?? basePartNo;
  const isSending = useNavigation().formData?.get('reviewId') === id;
  // Focus the card, so that the keys work at once.
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    // Only on the card itself: in its fields the keys are letters, and Ctrl combinations belong to the browser.
    if (event.target !== card.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const details = card.current.querySelector('details');
    const act = {
      j: () => onStep(1),
      k: () => onStep(-1),
      a: () => card.current?.querySelector<HTMLButtonElement>('button[value="accept"]')?.click(),
      r: () => {
        if (details) details.open = true;
        card.current?.querySelector('textarea')?.focus();
      },
    }[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const hidden = (
    <>
      <input type="hidden" name="reviewId" value={id} />
      <input type="hidden" name="revision" value={revision} />
    </>
  );
  const intent = (value: ReviewIntent) => ({ type: 'submit' as const, name: 'intent', value });
  const [form, fields] = useForm<{ reason: string }>({ id: `refuse-${id}`, lastResult: result ?? null });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a way beside the buttons, told above the list
    <article
      ref={card}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={`${name}: ${title || author}`}
      onKeyDown={press}
      className="max-w-4xl border border-line bg-paper p-6"
    >
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-quiet">
        {product ? (
          <PageLink href={product.href} className="font-semibold text-ink underline underline-offset-4">
            {name}
          </PageLink>
        ) : (
          name
        )}
        <span>{basePartNo}</span>
      </p>
      <div className="mt-3">
        <Stars average={stars} />
      </div>
      <div lang={language}>
        {title && <h2 className="mt-2 font-display text-subheading font-bold wrap-anywhere">{title}</h2>}
        {text && <p className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>}
      </div>
      {!title && !text && <p className="mt-2 text-quiet">{t('noWords')}</p>}
      <p className="mt-3 text-sm text-quiet">
        {author} · {day(review.day)} · {review.languageName}
      </p>
      {reason && <p className="mt-3 wrap-anywhere">{t('reason', { reason })}</p>}
      <div className="mt-5 flex flex-wrap items-start gap-x-6 gap-y-3">
        {status !== 'accepted' && (
          <Form method="post" action="?" preventScrollReset className="flex min-h-11 items-center">
            {hidden}
            <Button {...intent('accept')} size="small" isLoading={isSending} aria-label={`${t('accept')}: ${name}`}>
              {t('accept')}
            </Button>
          </Form>
        )}
        {status !== 'refused' && (
          <Disclosure
            label={t('refuse')}
            isOpen={fields.reason.errors !== undefined}
            className="min-w-0 flex-1 basis-72"
          >
            <Form method="post" action="?" preventScrollReset {...getFormProps(form)} className="grid max-w-xl gap-3">
              {hidden}
              <TextArea
                {...getTextareaProps(fields.reason)}
                label={all('field.reason')}
                hint={t('reasonHint')}
                error={fields.reason.errors}
                maxLength={longest.reason}
                rows={3}
              />
              <div>
                <Button {...intent('refuse')} kind="danger" size="small">
                  {t('refuseNow')}
                </Button>
              </div>
            </Form>
          </Disclosure>
        )}
      </div>
    </article>
  );
}
