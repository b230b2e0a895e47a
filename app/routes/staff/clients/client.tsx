import { useTranslations } from 'use-intl';
import { Refused } from '#app/components/account/refused.tsx';
import { useDone } from '#app/components/shell/use-done.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { ClientMark } from '#app/components/staff/clients/client-cells.tsx';
import { ClientFacts } from '#app/components/staff/clients/client-facts.tsx';
import { ClientForm } from '#app/components/staff/clients/client-form.tsx';
import type { ClientIntent } from '#app/components/staff/clients/client-intents.ts';
import { SecretNotice } from '#app/components/staff/clients/secret-notice.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { notFound } from '#app/not-found.ts';
import { DetailPage } from '#app/work/detail/detail-page.tsx';
import { scopes } from '#modules/auth/scopes.ts';
import type { Route } from './+types/client.ts';
import { changeClients } from './change-clients.server.ts';
import { listClientViews } from './client-source.server.ts';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const listed = await listClientViews(context.get(shopContext), visit);
  const client = listed.ok ? listed.value.find((one) => one.id === id) : undefined;
  if (!client && id !== 'new') throw notFound();
  return { client, now: visit.now, services: [...new Set(scopes.map((scope) => scope.split(':')[0] ?? ''))] };
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const form = await postedForm(request);
  return changeClients({ shop: context.get(shopContext), visit: context.get(visitContext), form }, id);
}

export default function StaffClient({ loaderData: { client, now, services }, actionData }: Route.ComponentProps) {
  const t = useTranslations('staff.clients');
  const { href } = useShop();
  const done = useDone({ saved: t('saved') });
  const made = actionData && 'secret' in actionData ? actionData : undefined;
  const answer = actionData && 'result' in actionData ? actionData : undefined;
  const resultOf = (...intents: ClientIntent[]) =>
    intents.some((intent) => intent === answer?.intent) ? answer?.result : undefined;
  return (
    <DetailPage
      title={client?.name ?? t('addTitle')}
      back={{ href: href('staffClients'), text: t('title') }}
      status={client && <ClientMark row={client} />}
      side={client && <ClientFacts client={client} now={now} />}
      notice={
        <>
          {done}
          {made && <SecretNotice key={made.secret} id={made.id} secret={made.secret} />}
          <Refused key={answer?.answerId} result={resultOf('rotate', 'activate')} />
        </>
      }
    >
      {(client ?? !made) && (
        <ClientForm
          key={answer?.answerId}
          {...(client && { client })}
          services={services}
          result={resultOf('create', 'change')}
        />
      )}
    </DetailPage>
  );
}
