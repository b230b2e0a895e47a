import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Refused } from '#app/components/account/refused.tsx';
import { ClientCard } from '#app/components/staff/clients/client-card.tsx';
import { ClientForm } from '#app/components/staff/clients/client-form.tsx';
import type { ClientIntent } from '#app/components/staff/clients/client-intents.ts';
import { SecretNotice } from '#app/components/staff/clients/secret-notice.tsx';
import { StaffFrame } from '#app/components/staff/staff-frame.tsx';
import { useDone } from '#app/components/staff/use-done.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Route } from './+types/clients.ts';
import { changeClients } from './change-clients.server.ts';
import { loadClients } from './load-clients.server.ts';

export function loader({ context }: Route.LoaderArgs) {
  return loadClients(context.get(shopContext), context.get(visitContext));
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await postedForm(request);
  return changeClients({ shop: context.get(shopContext), visit: context.get(visitContext), form });
}

export default function StaffClients({ loaderData: { clients, services, now }, actionData }: Route.ComponentProps) {
  const t = useTranslations('staff.clients');
  const [query] = useSearchParams();
  const done = useDone({ saved: t('saved') });
  const made = actionData && 'secret' in actionData ? actionData : undefined;
  const resultOf = (...intents: ClientIntent[]) =>
    actionData && 'result' in actionData && intents.some((intent) => intent === actionData.intent)
      ? actionData.result
      : undefined;
  const answerId = actionData && 'result' in actionData ? actionData.answerId : undefined;
  const wanted = query.get('client');
  const isNew = wanted === 'new' && !made;
  return (
    <StaffFrame page="staffClients" title={t('title')} intro={t('intro')}>
      {done}
      {made && <SecretNotice key={made.secret} id={made.id} secret={made.secret} />}
      <Refused result={resultOf('rotate', 'activate')} />
      {isNew ? (
        <ClientForm key={answerId} services={services} result={resultOf('create')} />
      ) : (
        <ButtonLink to="?client=new">{t('add')}</ButtonLink>
      )}
      {clients.length === 0 && <p className="mt-8 text-quiet">{t('none')}</p>}
      <ul className="mt-8 grid gap-4">
        {clients.map((client) => (
          <li key={client.id}>
            {client.id === wanted ? (
              <ClientForm key={answerId} client={client} services={services} result={resultOf('change')} />
            ) : (
              <ClientCard client={client} now={now} />
            )}
          </li>
        ))}
      </ul>
    </StaffFrame>
  );
}
