import { useEffect, useState } from 'react';
import { IntlProvider, useLocale, useMessages, useTranslations } from 'use-intl';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { buttonClasses } from '#app/ui/button-style.ts';
import { type ReviewQuestion, readReviewQuestion, writeReviewQuestion } from '#modules/assortment/review-question.ts';
import { ReviewResults } from './review-results.tsx';
import type { ReviewsAnswer } from './reviews-view.ts';

type Props = {
  /** Addresses of the request for reviews, of the page with all reviews, and of the visitor's own review. */
  answerHref: string;
  href: string;
  writeHref: string;
};

/** The first reviews on a product page, with filters. Their texts load with them. */
export function ReviewBrowser({ answerHref, href, writeHref }: Props) {
  const [question, setQuestion] = useState<ReviewQuestion>(() => readReviewQuestion(new URLSearchParams()));
  const [answer, setAnswer] = useState<ReviewsAnswer>();
  const locale = useLocale();
  const messages = useMessages();
  const asked = writeReviewQuestion(question);
  useEffect(() => {
    const control = new AbortController();
    void readAnswer(`${answerHref}${asked}`, control.signal).then((read) => read && setAnswer(read));
    return () => control.abort();
  }, [answerHref, asked]);
  if (!answer) return null;
  return (
    <IntlProvider locale={locale} messages={{ ...messages, ...answer.messages }} timeZone="UTC">
      <ReviewResults href={href} writeHref={writeHref} reviews={answer.reviews} heading="h3" onChoose={setQuestion} />
      {answer.reviews.pageCount > 1 && <More href={`${href}${asked}`} />}
    </IntlProvider>
  );
}

function More({ href }: { href: string }) {
  const t = useTranslations('reviews');
  return (
    <p className="mt-6">
      <PageLink href={href} className={buttonClasses({ kind: 'secondary' })}>
        {t('clear')}
      </PageLink>
    </p>
  );
}

/** Without a response the previous reviews stay; a link leads to the page with all reviews. */
async function readAnswer(href: string, signal: AbortSignal): Promise<ReviewsAnswer | undefined> {
  try {
    const answer = await fetch(href, { signal });
    return answer.ok ? ((await answer.json()) as ReviewsAnswer) : undefined;
  } catch {
    return undefined;
  }
}
