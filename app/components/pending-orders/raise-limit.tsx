import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { keepScroll } from '#app/components/shell/route-scroll.tsx';
import { typedFields } from '#app/forms/typed-fields.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { DecisionAnswer } from './pending-view.ts';

/** Raises the limit of the buyer, for this order and the next ones. */
export function RaiseLimit({ currency, answer }: { currency: string; answer: DecisionAnswer | undefined }) {
  const t = useTranslations('pending-orders');
  const isGoing = useNavigation().formData?.get('intent') === 'raise';
  const asked = answer?.intent === 'raise' ? answer : undefined;
  const typed = asked && { typed: asked.typed, problems: { amount: asked.words } };
  return (
    <div className="mt-3">
      <Disclosure label={t('raise')} isOpen={asked !== undefined}>
        <Form method="post" state={keepScroll} noValidate className="grid gap-3">
          <input type="hidden" name="intent" value="raise" />
          <TextField
            {...typedFields(typed, (name) => `raise-${name}`).text('amount')}
            label={t('raiseTo', { currency })}
            inputMode="decimal"
            maxLength={12}
          />
          <div>
            <Button type="submit" kind="secondary" isLoading={isGoing}>
              {t('raise')}
            </Button>
          </div>
        </Form>
      </Disclosure>
    </div>
  );
}
