import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { DialogFrame } from '#app/ui/dialog-frame.tsx';
import { ModalSurface } from '#app/ui/modal-surface.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { sendChange } from './ask-cart-answers.ts';
import { cartAnswerPaths, type MergeChoice, type OfferView, type SummaryView } from './cart-answers.ts';
import { MergeChoices } from './merge-choices.tsx';

type Props = { offer: OfferView; onAnswered: (summary: SummaryView) => void; onPutOff: () => void };

/** Asks visitors who signed in with rows in both carts. If postponed, it appears again on the next page. */
export function MergeDialog({ offer, onAnswered, onPutOff }: Props) {
  const t = useTranslations('buying.merge');
  const { language } = useShop();
  const [isOpen, setOpen] = useState(true);
  const [isSending, setSending] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const choose = async (choice: MergeChoice) => {
    if (isSending) return;
    setSending(true);
    const fields = new URLSearchParams({ choice, by: 'script' });
    const answer = await sendChange(`/${language}/${cartAnswerPaths.merge}`, fields);
    setSending(false);
    setFailed(!answer);
    if (!answer) return;
    setOpen(false);
    onAnswered(answer.summary);
  };
  return (
    <ModalSurface
      isOpen={isOpen}
      onClose={() => {
        setOpen(false);
        onPutOff();
      }}
      shape={{ as: 'dialog', size: 'small', fullScreenBelow: 'never' }}
      isDismissable
    >
      <DialogFrame title={t('title')}>
        <div aria-busy={isSending} className={isSending ? 'opacity-50' : ''}>
          {isFailed && (
            <Notice tone="danger" isLive className="mb-5">
              {t('failed')}
            </Notice>
          )}
          <MergeChoices offer={offer} onChoose={(choice) => void choose(choice)} />
        </div>
      </DialogFrame>
    </ModalSurface>
  );
}
