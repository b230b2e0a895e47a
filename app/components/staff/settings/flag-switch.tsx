import { useTranslations } from 'use-intl';
import { Badge } from '#app/ui/badge.tsx';
import type { FlagRow } from './setting-view.ts';
import { SwitchForm } from './switch-form.tsx';

export function FlagSwitch({ flag, market }: { flag: FlagRow; market: number | undefined }) {
  const t = useTranslations('staff.flags');
  const { key, isOn, isOwn, isForcedOff, isOffInProduction, exceptions } = flag;
  return (
    <SwitchForm
      label={<code className="font-sans">{key}</code>}
      hint={t(`about.${key}`)}
      isOn={isOn}
      isDisabled={isForcedOff}
      fields={{ key, market }}
    >
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm empty:hidden">
        {isOffInProduction && <Badge tone="warn">{t('offInProduction')}</Badge>}
        {market !== undefined && <span className="text-quiet">{isOwn ? t('own') : t('asEverywhere')}</span>}
        {isOwn && (
          <button type="submit" name="remove" value="yes" className="-my-2 py-2 underline underline-offset-4">
            {t('removeOwn')}
            <span className="sr-only">: {key}</span>
          </button>
        )}
        {market === undefined && exceptions.length > 0 && (
          <span className="text-quiet">{t(isOn ? 'offIn' : 'onIn', { markets: exceptions.join(', ') })}</span>
        )}
      </p>
    </SwitchForm>
  );
}
