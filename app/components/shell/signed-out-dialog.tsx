import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { buttonClasses } from '#app/ui/button-style.ts';
import { DialogFrame } from '#app/ui/dialog-frame.tsx';
import { useDialog } from '#app/ui/dialog-host.tsx';
import { useShop } from './use-shop.ts';

/** Opens the dialog after the page with the same content has rendered. */
export function SignedOutQuestion({ signIn }: { signIn: string }) {
  const { open } = useDialog();
  useEffect(() => open({ component: SignedOutDialog, props: { signIn }, fullScreenBelow: 'never' }), [open, signIn]);
  return null;
}

/** The session has ended: sign in and continue, or continue without. */
function SignedOutDialog({ signIn }: { signIn: string }) {
  const t = useTranslations('shell.expired');
  const { language } = useShop();
  return (
    <DialogFrame title={t('title')}>
      <p>{t('text')}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <a href={signIn} className={buttonClasses({ kind: 'primary' })}>
          {t('signIn')}
        </a>
        <a href={`/${language}`} className={buttonClasses({ kind: 'secondary' })}>
          {t('stay')}
        </a>
      </p>
    </DialogFrame>
  );
}
