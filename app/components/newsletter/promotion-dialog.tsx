import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { positionOf } from '#app/components/blocks/picture-facts.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Button } from '#app/ui/button.tsx';
import { DialogFrame } from '#app/ui/dialog-frame.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { type AdContent, adAnswerPath } from './ad-answer.ts';
import { type SignUpState, sendSignUp } from './send-sign-up.ts';

type Props = { readonly content: AdContent; readonly onClosed: () => void };

/** The sign-up with the promotion code by mail. */
export function PromotionDialog({ content, onClosed }: Props) {
  const { title, text, image } = content;
  const closed = useRef(onClosed);
  // The host removes the content of a closed dialog, by a button, Escape or navigation alike.
  useEffect(() => () => closed.current(), []);
  return (
    <DialogFrame title={title} isFlush>
      <div className="grid md:grid-cols-2">
        <img
          src={image.url}
          alt=""
          width={image.width}
          height={image.height}
          className="h-48 w-full object-cover md:h-full md:min-h-96"
          style={{ objectPosition: positionOf(image) }}
        />
        <div className="grid content-start gap-6 p-5 md:p-10">
          <p className="text-lg">{text}</p>
          <SignUp content={content} />
        </div>
      </div>
    </DialogFrame>
  );
}

function SignUp({ content }: { readonly content: AdContent }) {
  const t = useTranslations('newsletter-form');
  const { language } = useShop();
  const id = useId();
  const [state, setState] = useState<SignUpState>({ kind: 'idle' });
  const [email, setEmail] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state.kind === 'loading') return;
    setState({ kind: 'loading' });
    const { promotionCodeGroupId } = content;
    setState(await sendSignUp(`/${language}/${adAnswerPath}`, { email, promotionCodeGroupId }, t('failed')));
  };
  if (state.kind === 'success')
    return (
      <Notice tone="success" isLive>
        {state.mustConfirm ? t('doneConfirm', { email }) : content.success}
      </Notice>
    );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {state.kind === 'error' && (
        <Notice tone="danger" isLive>
          {state.words}
        </Notice>
      )}
      <TextField
        id={id}
        name="email"
        type="email"
        label={t('email')}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" size="large" isLoading={state.kind === 'loading'}>
        {t('open')}
      </Button>
      <p className="text-sm text-quiet">{t('consent')}</p>
    </form>
  );
}
