import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDay } from '#app/components/product/use-day.ts';
import { Button } from '#app/ui/button.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import type { PersonView } from './people-view.ts';
import { useFormAction } from './use-form-action.ts';

/** Sends an invitation to a person without a password, repeats it, or withdraws it. */
export function PersonInvitation({ person: { invitation } }: { person: PersonView }) {
  const t = useTranslations('people');
  const action = useFormAction();
  const day = useDay();
  if (!invitation) return null;
  const { sentOn } = invitation;
  return (
    <DetailSection title={t('invitation')} text={sentOn ? t('invitedOn', { day: day(sentOn) }) : t('inviteText')}>
      <div className="flex flex-wrap gap-3">
        <Form method="post" action={action}>
          <input type="hidden" name="intent" value="invite" />
          <Button type="submit" size="small" kind="secondary">
            {t(sentOn ? 'inviteAgain' : 'invite')}
          </Button>
        </Form>
        {sentOn && (
          <Form method="post" action={action}>
            <input type="hidden" name="intent" value="withdraw" />
            <Button type="submit" size="small" kind="quiet">
              {t('withdraw')}
            </Button>
          </Form>
        )}
      </div>
    </DetailSection>
  );
}
