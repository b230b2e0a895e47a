import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import type { ButtonKind } from '#app/ui/button-style.ts';
import { Notice } from '#app/ui/notice.tsx';

type BankDecision = 'approve' | 'refuse' | 'cancel' | 'pending';

/** `bank` is undefined if the payment is over and nothing is left to decide. */
export type BankPageView = {
  readonly home: string;
  readonly bank:
    | {
        readonly asks: 'identity' | 'payment';
        readonly amount: string;
        readonly decisions: readonly BankDecision[];
      }
    | undefined;
};

const looks: Record<BankDecision, ButtonKind> = {
  approve: 'primary',
  refuse: 'secondary',
  cancel: 'secondary',
  pending: 'quiet',
};

/** The page of the simulated bank, with one button for each decision of the buyer. */
export function BankPage({ bank, home }: BankPageView) {
  const t = useTranslations('payment.bank');
  return (
    <div className="grid min-h-dvh place-items-center bg-sunken px-5 py-10">
      <main className="grid w-full max-w-md gap-6 border border-line bg-paper p-6 md:p-10">
        <p className="eyebrow text-quiet">{t('eyebrow')}</p>
        {bank ? (
          <>
            <h1 className="font-display text-4xl font-bold text-balance">{t(`${bank.asks}.title`)}</h1>
            <p>{t(`${bank.asks}.text`)}</p>
            <dl className="flex items-baseline justify-between gap-4 border-y border-line py-4">
              <dt>{t('amount')}</dt>
              <dd className="font-display text-3xl font-bold tabular-nums">{bank.amount}</dd>
            </dl>
            <Form method="post" reloadDocument className="grid gap-3">
              {bank.decisions.map((decision) => (
                <Button
                  key={decision}
                  type="submit"
                  name="decision"
                  value={decision}
                  kind={looks[decision]}
                  size="large"
                >
                  {t(decision)}
                </Button>
              ))}
            </Form>
          </>
        ) : (
          <>
            <h1 className="font-display text-4xl font-bold text-balance">{t('over.title')}</h1>
            <p>{t('over.text')}</p>
          </>
        )}
        <a href={home} className="underline underline-offset-4">
          {t(bank ? 'leave' : 'over.home')}
        </a>
        <Notice tone="note">{t('simulated')}</Notice>
      </main>
    </div>
  );
}
