import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import type { Question } from '#modules/punchout-trial/trial.ts';
import type { StartedVisit, TrialPage } from './trial-view.ts';

type Run = NonNullable<TrialPage['run']>;

const ways = ['itself', 'window', 'frame'] as const;
const visits: readonly Question[] = ['start', 'detail', 'edit', 'inspect'];

/** What the built-in system asks the shop, and the visit that it has just started. */
export function AskShop({ run, started }: { run: Run; started: StartedVisit | undefined }) {
  const t = useTranslations('punchout');
  const [question, choose] = useState<Question>(run.questions[0] ?? 'start');
  const isSending = useNavigation().formData?.get('intent') === 'ask';
  const isVisit = visits.includes(question);
  const usesArticle = question !== 'search' && question !== 'profile';
  return (
    <DetailSection title={`${t(`protocol.${run.protocol}`)}: ${t('trial.ask')}`} text={t('trial.askText')}>
      <Form method="post" preventScrollReset className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-5">
        <Select
          id="trial-question"
          name="question"
          size="small"
          label={t('trial.question')}
          value={question}
          onChange={(event) => choose(event.currentTarget.value as Question)}
          options={run.questions.map((value) => ({ value, label: t(`trial.questionOf.${value}`) }))}
        />
        {isVisit && (
          <div className="lg:col-span-2">
            <Select
              id="trial-how"
              name="how"
              size="small"
              label={t('trial.how')}
              options={ways
                .filter((value) => value !== 'itself' || question !== 'detail')
                .map((value) => ({ value, label: t(`trial.howOf.${value}`) }))}
            />
          </div>
        )}
        {usesArticle && (
          <>
            <TextField
              id="trial-article"
              name="productId"
              size="small"
              label={t('trial.article')}
              defaultValue={run.article}
              autoComplete="off"
            />
            <TextField
              id="trial-quantity"
              name="quantity"
              size="small"
              label={t('trial.quantity')}
              defaultValue="2"
              inputMode="numeric"
              autoComplete="off"
            />
          </>
        )}
        {question === 'search' && (
          <TextField
            id="trial-search"
            name="searchText"
            size="small"
            label={t('trial.searchText')}
            autoComplete="off"
          />
        )}
        <div className="col-span-full">
          <Button type="submit" name="intent" value="ask" size="small" isLoading={isSending}>
            {t('trial.send')}
          </Button>
        </div>
      </Form>
      {started && <Visit key={started.startPage} started={started} />}
    </DetailSection>
  );
}

function Visit({ started: { startPage, how } }: { started: StartedVisit }) {
  const t = useTranslations('punchout.trial');
  if (how === 'frame')
    // oxlint-disable-next-line react/iframe-missing-sandbox -- procurement systems have none, and it would change what is proved
    return <iframe title={t('frame')} src={startPage} className="mt-4 h-[70vh] w-full border border-line bg-paper" />;
  return (
    <Notice tone="success" isLive title={t('started')} className="mt-4">
      <p>{t('startedText')}</p>
      <p className="mt-2 wrap-anywhere">
        <TextLink to={startPage} isExternal>
          {t('openShop')}
        </TextLink>
      </p>
    </Notice>
  );
}
