import { useTranslations } from 'use-intl';
import type { PriceView } from '#app/price-view.server.ts';
import { Switch } from '#app/ui/fields/switch.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useLocalSettings } from './use-local-settings.ts';

/** Both switches take effect at once. They are stored in the browser, so they need scripts. */
export function LocalSettingsSwitches({ prices }: { prices: PriceView }) {
  const t = useTranslations('account.local');
  const { settings, change } = useLocalSettings(prices);
  return (
    <div className="grid gap-5">
      <noscript>
        <Notice>{t('needsScripts')}</Notice>
      </noscript>
      <Switch
        label={t('hidePrice')}
        hint={t('hidePriceHint')}
        checked={settings?.hidePrice ?? prices.hidePrice}
        disabled={!settings}
        onChange={(event) => change({ hidePrice: event.currentTarget.checked })}
      />
      <Switch
        label={t('saveLocalSettings')}
        hint={t('saveLocalSettingsHint')}
        checked={settings?.saveLocalSettings ?? false}
        disabled={!settings}
        onChange={(event) => change({ saveLocalSettings: event.currentTarget.checked })}
      />
      <p className="text-sm text-quiet" aria-live="polite">
        {prices.isHidden && (prices.hidePrice ? t('hiddenByYou') : t('hiddenByOthers'))}
      </p>
    </div>
  );
}
