import { useTranslations } from 'use-intl';
import type { keyMarketSettings } from '#modules/market/market-settings.ts';
import type { SettingRow } from './setting-view.ts';
import { SwitchForm } from './switch-form.tsx';

type KnownKey = (typeof keyMarketSettings)[number];

export function SettingSwitch({ setting, market }: { setting: SettingRow; market: number }) {
  const t = useTranslations('staff.marketSettings');
  const { key, isKnown, isOn, onIn } = setting;
  return (
    <SwitchForm
      label={<code className="font-sans">{key}</code>}
      {...(isKnown && { hint: t(`about.${key as KnownKey}`) })}
      isOn={isOn}
      fields={{ key, market }}
    >
      <p className="mt-3 text-sm text-quiet">
        {onIn.length === 0 ? t('onNowhere') : t('onIn', { markets: onIn.join(', ') })}
      </p>
    </SwitchForm>
  );
}
