import { MonitorSmartphone } from 'lucide-react';
import { useNavigation } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { IntentForm, useIsSending } from './intent-form.tsx';
import type { DeviceView } from './settings-view.ts';

/** The devices on which the customer is signed in. */
export function DeviceList({ sessions, now }: { sessions: readonly DeviceView[]; now: Date }) {
  const t = useTranslations('account.devices');
  const isLeaving = useIsSending('sign-out-everywhere');
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <Device key={session.sid} session={session} now={now} />
        ))}
      </ul>
      <IntentForm intent="sign-out-everywhere" className="mt-6">
        <Button type="submit" kind="secondary" isLoading={isLeaving}>
          {t('signOutEverywhere')}
        </Button>
        <p className="mt-2 text-sm text-quiet">{t('signOutEverywhereHint')}</p>
      </IntentForm>
    </>
  );
}

function Device({ session, now }: { session: DeviceView; now: Date }) {
  const t = useTranslations('account.devices');
  const format = useFormatter();
  const { formData } = useNavigation();
  const { sid, device, company, lastSeenAt, isCurrent } = session;
  const name = device === '' ? t('unknown') : device;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 py-4">
      <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 stroke-[1.5] text-quiet" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name}
          {isCurrent && <Badge tone="success">{t('current')}</Badge>}
        </p>
        <p className="text-sm text-quiet">
          {company !== undefined && `${company} · `}
          <time dateTime={lastSeenAt.toISOString()}>
            {t('lastSeen', { when: format.relativeTime(lastSeenAt, now) })}
          </time>
        </p>
      </div>
      {!isCurrent && (
        <IntentForm intent="session-end">
          <input type="hidden" name="sid" value={sid} />
          <Button
            type="submit"
            kind="secondary"
            size="small"
            isLoading={formData?.get('sid') === sid}
            aria-label={t('endOf', { device: name })}
          >
            {t('end')}
          </Button>
        </IntentForm>
      )}
    </li>
  );
}
