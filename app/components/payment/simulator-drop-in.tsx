import { LockKeyhole } from 'lucide-react';
import { type KeyboardEvent, useId, useReducer, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { buttonClasses } from '#app/ui/button-style.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { groupedDigits, tokenOfCard } from '#modules/payment/test-cards.ts';
import { askSimulator } from './ask-simulator.ts';
import { type CardField, type TypedCard, wrongCardFields } from './card-fields.ts';
import { idleDropIn, nextDropIn } from './drop-in-state.ts';
import type { DropInProps } from './props.ts';
import { TestCards } from './test-cards.tsx';

/** The simulator's payment fields: a card form, or a link to the simulated bank. */
export function SimulatorDropIn(props: DropInProps) {
  const { kind, url } = props.clientData;
  return kind === 'redirect' && typeof url === 'string' ? <BankLink url={url} /> : <CardForm {...props} />;
}

/** A plain link, so that it works without scripts. */
function BankLink({ url }: { url: string }) {
  const t = useTranslations('payment.redirect');
  return (
    <div className="grid gap-4">
      <p>{t('text')}</p>
      <a href={url} className={buttonClasses({ size: 'large' })}>
        {t('go')}
      </a>
    </div>
  );
}

const emptyCard: TypedCard = { number: '', expiry: '', code: '' };

/** The fields have no names and no form of their own, so their values are never sent. */
function CardForm({ sessionId, amount, isLocked, onDone, onError }: DropInProps) {
  const t = useTranslations('payment');
  const fieldsId = useId();
  const [card, setCard] = useState(emptyCard);
  const [wrong, setWrong] = useState<readonly CardField[]>([]);
  const [{ isPaying, problem }, tell] = useReducer(nextDropIn, idleDropIn);
  const isBusy = isPaying || isLocked;

  const fail = (words: string) => {
    tell({ kind: 'fail', words });
    onError(words);
  };
  const pay = async () => {
    if (isBusy) return;
    const found = wrongCardFields(card, new Date());
    setWrong(found);
    if (found.length > 0) return document.getElementById(`${fieldsId}-${found[0]}`)?.focus();
    tell({ kind: 'pay' });
    const answer = await askSimulator(sessionId, tokenOfCard(card.number));
    if (answer.kind === 'redirect') window.location.assign(answer.url);
    else if (answer.kind === 'ended') onDone({ sessionId, sessionResult: answer.sessionResult });
    else fail(t(`problem.${answer.kind}`));
  };
  // Enter must not submit a form around these fields.
  const payOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void pay();
  };
  const field = (name: CardField, read: (typed: string) => string = (typed) => typed) => ({
    id: `${fieldsId}-${name}`,
    label: t(`card.${name}`),
    value: card[name],
    onChange: (event: { target: { value: string } }) => setCard({ ...card, [name]: read(event.target.value) }),
    error: wrong.includes(name) ? t(`wrong.${name}`) : undefined,
    onKeyDown: payOnEnter,
    inputMode: 'numeric' as const,
    required: true,
  });

  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="mb-5 font-display text-2xl font-bold">{t('card.title')}</legend>
      <p className="-mt-3 text-sm text-quiet">{t('hint.card')}</p>
      <TextField {...field('number', groupedDigits)} autoComplete="cc-number" />
      <div className="grid grid-cols-2 gap-4">
        <TextField {...field('expiry')} autoComplete="cc-exp" placeholder={t('card.expiryFormat')} maxLength={7} />
        <TextField {...field('code')} autoComplete="cc-csc" maxLength={4} />
      </div>
      {problem && (
        <Notice tone="danger" isLive>
          {problem}
        </Notice>
      )}
      <Button size="large" isLoading={isBusy} onClick={() => void pay()} icon={<LockKeyhole aria-hidden="true" />}>
        {t('card.pay', { amount })}
      </Button>
      <p className="text-sm text-quiet">{t('card.kept')}</p>
      <TestCards onChoose={(number) => setCard({ number, expiry: '03/30', code: '737' })} />
    </fieldset>
  );
}
