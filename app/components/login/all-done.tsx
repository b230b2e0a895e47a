import { CircleCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '#app/ui/button.tsx';
import { StepHeading } from './step-heading.tsx';

type Props = { title: string; text: string; signIn: string };

/** Confirms a finished step, such as a new password, with a link to the sign-in page. */
export function AllDone({ title, text, signIn }: Props) {
  const t = useTranslations('login.signIn');
  return (
    <>
      <CircleCheck aria-hidden="true" className="mb-6 size-10 text-success" strokeWidth={1.5} />
      <StepHeading title={title} intro={text} takesFocus />
      <ButtonLink to={signIn} size="large">
        {t('submit')}
      </ButtonLink>
    </>
  );
}
