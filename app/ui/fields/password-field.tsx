import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../icon-button.tsx';
import { TextField } from './text-field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'before' | 'after'>;

export function PasswordField(props: Props) {
  const t = useTranslations('ui.password');
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      autoComplete="current-password"
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      takes="anything"
      type={isShown ? 'text' : 'password'}
      after={
        <IconButton
          label={t('show')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          disabled={props.disabled}
        >
          <Icon aria-hidden="true" className="size-5" />
        </IconButton>
      }
    />
  );
}
