import { data, Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { AllDone } from '#app/components/login/all-done.tsx';
import { DeadLink } from '#app/components/login/dead-link.tsx';
import { StepHeading } from '#app/components/login/step-heading.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { confirmEmailInput } from '#modules/account/account-schema.ts';
import { confirmEmail } from '#modules/account/confirm-email.server.ts';
import { statusOf } from '#modules/refusals.ts';
import type { Route } from './+types/confirm.ts';
import { readMailLink } from './sign-in-way.ts';

export const loader = ({ context, url }: Route.LoaderArgs) => readMailLink(url, context.get(visitContext));

/** Needs a button press, because mail programs open links to check them. */
export async function action({ context, request }: Route.ActionArgs) {
  const input = confirmEmailInput.safeParse(Object.fromEntries(await postedForm(request)));
  const confirmed =
    input.success && (await confirmEmail(context.get(shopContext), context.get(visitContext), input.data));
  return confirmed && confirmed.ok
    ? data({ emailAddress: confirmed.value.emailAddress })
    : data({ emailAddress: undefined }, { status: statusOf['link-invalid'] });
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('login');
  const isSending = useNavigation().state === 'submitting';
  const { token, signIn, register } = loaderData;
  if (actionData?.emailAddress !== undefined)
    return (
      <AllDone
        title={t('confirm.doneTitle')}
        text={t('confirm.doneText', { email: actionData.emailAddress })}
        signIn={signIn}
      />
    );
  if (actionData || token === '')
    return (
      <DeadLink text={t('link.confirmed')}>
        <ButtonLink to={signIn} size="large">
          {t('signIn.submit')}
        </ButtonLink>
        <ButtonLink to={register} size="large" kind="secondary">
          {t('link.registerAgain')}
        </ButtonLink>
      </DeadLink>
    );
  return (
    <>
      <StepHeading title={t('confirm.title')} intro={t('confirm.text')} />
      <Form method="post">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="large" isLoading={isSending}>
          {t('confirm.submit')}
        </Button>
      </Form>
    </>
  );
}
