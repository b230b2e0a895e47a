import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { AccountFrame } from '#app/components/account/account-frame.tsx';
import { AddressList } from '#app/components/account/address-list.tsx';
import { DeviceList } from '#app/components/account/device-list.tsx';
import { DoneNotice } from '#app/components/account/done-notice.tsx';
import { MyData } from '#app/components/account/my-data.tsx';
import { PasswordForm } from '#app/components/account/password-form.tsx';
import { ProfileForm } from '#app/components/account/profile-form.tsx';
import { Refused } from '#app/components/account/refused.tsx';
import { Section } from '#app/components/account/section.tsx';
import { type SettingsIntent, settingsDone } from '#app/components/account/settings-intents.ts';
import { useDone } from '#app/components/account/use-done.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { useShellData } from '#app/frame-data/use-shell-data.ts';
import { Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/settings.ts';
import { changeSettings } from './change-settings.server.ts';
import { loadSettings } from './load-settings.server.ts';

// Loaded lazily, because most visits of the page do not need them.
const AddressForm = lazy(async () => ({
  default: (await import('#app/components/account/address-form.tsx')).AddressForm,
}));
const LocalSettingsSwitches = lazy(async () => ({
  default: (await import('#app/components/account/local-settings-switches.tsx')).LocalSettingsSwitches,
}));

export function loader({ context, url }: Route.LoaderArgs) {
  return loadSettings(context.get(shopContext), context.get(visitContext), url.searchParams.get('address'));
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await postedForm(request);
  return changeSettings({ shop: context.get(shopContext), visit: context.get(visitContext), form });
}

const addressIntents: SettingsIntent[] = ['address-add', 'address-change'];

export default function AccountSettings({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('account');
  const shell = useShellData();
  // Actions that are reserved for the person are not offered to staff who act for them.
  const isPerson = shell?.acting === undefined;
  const done = useDone();
  const { profile, isConsumer, addresses, draft, sessions, now, shortestPassword, actingText } = loaderData;
  const resultOf = (...intents: SettingsIntent[]) =>
    intents.some((intent) => intent === actionData?.intent) ? actionData?.result : undefined;
  // The key changes after saving, so that the form shows the stored values, and after a refusal, so that it starts at its top.
  const keyOf = (part: string, ...intents: SettingsIntent[]) =>
    `${done !== undefined && settingsDone[done] === part} ${resultOf(...intents) && actionData?.answerId}`;
  const saved = (part: string) =>
    done !== undefined && settingsDone[done] === part && <DoneNotice text={t(`done.${done}`)} />;
  return (
    <AccountFrame page="accountSettings" title={t('nav.accountSettings')} intro={t('settings.intro')}>
      <Section id="profile" title={t('profile.title')} text={t('profile.text')}>
        {saved('profile')}
        <ProfileForm key={keyOf('profile', 'profile')} profile={profile} result={resultOf('profile')} />
      </Section>
      <Section id="addresses" title={t('addresses.title')} text={isConsumer && t('addresses.text')}>
        {saved('addresses')}
        <Refused result={resultOf('address-remove', ...(draft ? [] : addressIntents))} />
        {draft && (
          <Suspense>
            <AddressForm
              key={`${draft.address?.id} ${keyOf('addresses', ...addressIntents)}`}
              draft={draft}
              result={resultOf(...addressIntents)}
            />
          </Suspense>
        )}
        {isConsumer ? (
          <AddressList addresses={addresses} opened={draft && (draft.address?.id ?? 0)} />
        ) : (
          <Notice>{t('addresses.ofCompany')}</Notice>
        )}
      </Section>
      {isPerson && (
        <>
          <Section id="password" title={t('password.title')} text={t('password.text')}>
            {saved('password')}
            <PasswordForm
              key={keyOf('password', 'password')}
              loginName={profile.loginName}
              shortest={shortestPassword}
              result={resultOf('password')}
            />
          </Section>
          <Section id="devices" title={t('devices.title')} text={t('devices.text')}>
            {saved('devices')}
            <Refused result={resultOf('session-end', 'sign-out-everywhere')} />
            <DeviceList sessions={sessions} now={now} />
          </Section>
        </>
      )}
      <Section id="local" title={t('local.title')} text={t('local.text')}>
        <Suspense>{shell && <LocalSettingsSwitches prices={shell.prices} />}</Suspense>
      </Section>
      <Section id="data" title={t('data.title')} text={isPerson && t('data.text')}>
        {isPerson ? (
          <MyData
            key={keyOf('data', 'delete-account')}
            mayDelete={profile.mayDelete}
            result={resultOf('delete-account')}
          />
        ) : (
          <Notice>{actingText}</Notice>
        )}
      </Section>
    </AccountFrame>
  );
}
