import { useTranslations } from 'use-intl';
import { ConnectionLog } from '#app/components/punchout/connection-log.tsx';
import { FieldPreview } from '#app/components/punchout/field-preview.tsx';
import { Secrets } from '#app/components/punchout/secrets.tsx';
import { SettingsForm } from '#app/components/punchout/settings-form.tsx';
import { useDone } from '#app/components/shell/use-done.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { loadConnection } from '#app/routes/punchout/load-connection.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { DetailPage, DetailSection } from '#app/work/detail/detail-page.tsx';
import { mayDo } from '#modules/auth/may-do.ts';
import type { Route } from './+types/connection.ts';
import { changeConnectionPage } from './change-connection.server.ts';
import { companyIdOf } from './company-id.ts';
import { loadSettings } from './load-settings.server.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const companyId = companyIdOf(params.id);
  const [shop, visit] = [context.get(shopContext), context.get(visitContext)];
  const mayChange = mayDo(visit.claims, 'customers');
  return {
    page: await loadConnection(shop, visit, companyId, url.searchParams),
    changeable: mayChange ? await loadSettings(shop, visit, companyId) : undefined,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const companyId = companyIdOf(params.id);
  const [shop, visit] = [context.get(shopContext), context.get(visitContext)];
  return changeConnectionPage({ shop, visit, form: await postedForm(request), companyId });
}

/** The procurement system of one company. */
export default function StaffPunchoutConnection({
  loaderData: { page, changeable },
  actionData,
}: Route.ComponentProps) {
  const t = useTranslations('punchout');
  const { href } = useShop();
  const done = useDone({ saved: t('settings.saved'), ended: t('secret.ended') });
  const { company, companyId, protocol } = page.connection;
  const made = actionData && 'secret' in actionData ? actionData.secret : undefined;
  const preview = actionData && 'preview' in actionData ? actionData.preview : undefined;
  const refused = actionData && 'result' in actionData ? actionData : undefined;
  const resultOf = (intent: string) => (refused?.intent === intent ? refused.result : undefined);
  return (
    <DetailPage
      title={company}
      back={{ href: href('staffPunchout'), text: t('title') }}
      status={protocol !== 'None' && <Badge>{t(`protocol.${protocol}`)}</Badge>}
      actions={
        changeable && (
          <ButtonLink to={href('staffPunchoutTrial', { id: String(companyId) })} kind="secondary" reloadDocument>
            {t('trial.title')}
          </ButtonLink>
        )
      }
      notice={
        <>
          {done}
          {made && (
            <Notice tone="success" isLive title={t('secret.copy')} className="mb-4">
              <p className="font-mono wrap-anywhere select-all">{made}</p>
            </Notice>
          )}
        </>
      }
    >
      <ConnectionLog page={page} />
      {changeable && (
        <>
          <DetailSection title={t('settings.title')}>
            <SettingsForm
              key={refused?.answerId ?? 'stored'}
              settings={changeable.settings}
              result={resultOf('settings') ?? resultOf('preview')}
            />
            {preview && <FieldPreview fields={preview} />}
          </DetailSection>
          <DetailSection title={t('secret.title')} text={t('secret.text')}>
            <Secrets
              key={made ?? refused?.answerId ?? 'stored'}
              secrets={changeable.secrets}
              result={resultOf('addSecret')}
            />
          </DetailSection>
        </>
      )}
    </DetailPage>
  );
}
