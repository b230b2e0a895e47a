import type { ComponentProps } from 'react';
import { Form, useNavigation } from 'react-router';
import type { SettingsIntent } from '#app/components/account/settings-intents.ts';

type Props = ComponentProps<typeof Form> & { intent: SettingsIntent };

/** A form of the settings page. A hidden field carries its intent. */
export function IntentForm({ intent, children, ...rest }: Props) {
  return (
    <Form method="post" {...rest}>
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  );
}

export function useIsSending(intent: SettingsIntent): boolean {
  const { state, formData } = useNavigation();
  return state !== 'idle' && formData?.get('intent') === intent;
}
