import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { shortestPassword } from '#modules/auth/password-rules.ts';

type Props = Omit<ComponentProps<typeof PasswordField>, 'hint' | 'autoComplete'>;

export function NewPasswordField(props: Props) {
  const t = useTranslations('login.newPassword');
  return <PasswordField {...props} autoComplete="new-password" hint={t('hint', { minimum: shortestPassword })} />;
}
