import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { ProductTeaserCard } from '#app/components/blocks/product-teaser-card.tsx';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { GuideMailAnswer, GuideView } from './guide-view.ts';

type Props = {
  result: NonNullable<GuideView['result']>;
  view: Pick<GuideView, 'given' | 'startHref'>;
  answer: GuideMailAnswer | undefined;
};

/** The result of a guide: recommendation, products, the given answers, and a form that sends the result by mail. */
export function GuideResult({ result: { title, text, products }, view: { given, startHref }, answer }: Props) {
  const t = useTranslations('guide');
  return (
    <>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <p className="text-sm text-quiet">{t('result')}</p>
          <h2 className="mt-2 font-display text-4xl font-bold leading-tight text-balance md:text-5xl">{title}</h2>
          <p className="mt-4 max-w-[44rem] text-lg leading-relaxed text-pretty">{text}</p>
        </div>
        <section aria-label={t('answers')} className="border-t border-ink pt-4">
          <h3 className="font-semibold">{t('answers')}</h3>
          <dl className="mt-2 grid gap-2 text-sm">
            {given.map(({ id, text: question, answer: chosen, href }) => (
              <div key={id}>
                <dt className="text-quiet">{question}</dt>
                <dd>
                  <PageLink href={href} className="underline underline-offset-4">
                    {chosen}
                  </PageLink>
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-4">
            <PageLink href={startHref} className="font-semibold underline underline-offset-4">
              {t('again')}
            </PageLink>
          </p>
        </section>
      </div>
      <section aria-labelledby="guide-products" className="mt-12">
        <h2 id="guide-products" className="font-display text-heading font-bold">
          {t('products')}
        </h2>
        {products.length === 0 ? (
          <p className="mt-4 text-quiet">{t('none')}</p>
        ) : (
          <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-10 md:gap-x-6 lg:grid-cols-4">
            {products.map((product) => (
              <li key={product.href}>
                <ProductTeaserCard product={product} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="guide-mail" className="mt-14 max-w-2xl border border-line bg-paper p-5 md:p-8">
        <h2 id="guide-mail" className="font-display text-2xl font-bold">
          {t('byMail.title')}
        </h2>
        <p className="mt-1 text-quiet">{t('byMail.text')}</p>
        {answer?.isSent ? (
          <output className="mt-4 block font-semibold">{t('byMail.sent')}</output>
        ) : (
          <Form method="post" preventScrollReset className="mt-4 grid items-start gap-3 sm:grid-cols-[1fr_auto]">
            <TextField
              id="emailAddress"
              name="emailAddress"
              type="email"
              autoComplete="email"
              required
              label={t('byMail.address')}
              defaultValue={answer?.typed}
              error={answer?.problem}
            />
            <Button type="submit" className="sm:mt-7">
              {t('byMail.send')}
            </Button>
          </Form>
        )}
      </section>
    </>
  );
}
