import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { BackToCompany } from '#app/components/company-admin/back-to-company.tsx';
import { StartPageForm } from '#app/components/company-page/start-page-form.tsx';
import { CompanyFrame } from '#app/components/history/company-frame.tsx';
import { useDone } from '#app/components/shell/use-done.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { companyIdOf } from '#app/routes/company-admin/company-id.ts';
import { readHistoryPlace } from '#app/routes/history/history-place.server.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import type { Route } from './+types/edit.ts';
import { changeStartPage } from './change-start-page.server.ts';
import { loadStartEditor } from './load-start-editor.server.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const start = await loadStartEditor(shop, visit, companyIdOf(params));
  return { ...(await readHistoryPlace(shop, visit)), start };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const form = await postedForm(request);
  const companyId = companyIdOf(params);
  return changeStartPage({ shop: context.get(shopContext), visit: context.get(visitContext), form, companyId });
}

export default function EditStartPage({ loaderData: { tabs, start }, actionData }: Route.ComponentProps) {
  const t = useTranslations('company-page');
  const { href } = useShop();
  const done = useDone({ saved: t('done.saved'), removed: t('done.removed') });
  return (
    <CompanyFrame page="administrateCompanies" title={t('title')} intro={t('intro')} tabs={tabs}>
      <BackToCompany company={start.company} />
      {done}
      {start.isOwn && start.pageId !== undefined && (
        <p className="mb-6">
          <ButtonLink to={href('home')} kind="secondary" size="small">
            {t('see')}
          </ButtonLink>
        </p>
      )}
      <div className="grid gap-6">
        <StartPageForm key={actionData?.answerId ?? start.version} view={start} answer={actionData} />
        {start.pageId !== undefined && (
          <DetailSection title={t('remove')} text={t('removeText')}>
            <Form method="post">
              <Button type="submit" name="intent" value="remove" kind="danger">
                {t('remove')}
              </Button>
            </Form>
          </DetailSection>
        )}
      </div>
    </CompanyFrame>
  );
}
