import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { SwitchForm } from '#app/components/staff/settings/switch-form.tsx';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';

/** Beside the form of a campaign: the switch that activates it, and the removal. */
export function CampaignSide({ isActive }: { isActive: boolean }) {
  const t = useTranslations('staff.campaigns');
  return (
    <>
      <div className="border border-line bg-paper px-4">
        <SwitchForm label={t('active')} hint={t('activeHint')} isOn={isActive} fields={{}} />
      </div>
      <Disclosure label={t('remove')} className="border border-line bg-paper px-4 py-2 text-sm">
        <p className="text-quiet">{t('removeText')}</p>
        <Form method="post" className="my-3">
          <input type="hidden" name="intent" value="remove" />
          <Button type="submit" kind="danger" size="small">
            {t('removeNow')}
          </Button>
        </Form>
      </Disclosure>
    </>
  );
}
