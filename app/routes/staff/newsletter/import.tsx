import { data, Form, useNavigation } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import * as z from 'zod';
import { useShop } from '#app/components/shell/use-shop.ts';
import type { ImportResult } from '#app/components/staff/newsletter/newsletter-view.ts';
import { RefusedLines } from '#app/components/staff/newsletter/refused-lines.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { Button } from '#app/ui/button.tsx';
import { FileDrop } from '#app/ui/fields/file-drop.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { DetailPage, DetailSection } from '#app/work/detail/detail-page.tsx';
import { refuse } from '#core/result.ts';
import { mayDo } from '#modules/auth/may-do.ts';
import { importSubscribers } from '#modules/newsletter/import-subscribers.server.ts';
import type { Route } from './+types/import.ts';

/** Staff who only read see the page without its form. */
export function loader({ context }: Route.LoaderArgs) {
  return { mayImport: mayDo(context.get(visitContext).claims, 'newsletter') };
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const form = await postedForm(request);
  return answerForm(
    { shop, visit, form },
    {
      intent: 'import',
      domain: 'staff',
      schema: z.object({}),
      words: { 'people-file-columns': 'newsletter.import.columnsWrong' },
      run: async () => {
        const file = form.get('file');
        if (!(file instanceof File) || file.size === 0) return refuse({ code: 'order-file-empty' });
        return importSubscribers(shop, visit, { bytes: new Uint8Array(await file.arrayBuffer()) });
      },
      done: (imported: ImportResult) => data({ imported }),
    },
  );
}

/** Adds addresses with the proof of their consent; lines that cannot be added are listed with the reason. */
export default function NewsletterImport({ loaderData: { mayImport }, actionData }: Route.ComponentProps) {
  const t = useTranslations('staff.newsletter');
  const { number } = useFormatter();
  const { href } = useShop();
  const isSending = useNavigation().state === 'submitting';
  const imported = actionData && 'imported' in actionData ? actionData.imported : undefined;
  const refused = actionData && 'result' in actionData ? actionData.result : undefined;
  const errors = Object.values(refused?.error ?? {}).flatMap((texts) => texts ?? []);
  return (
    <DetailPage
      title={t('import.title')}
      intro={t('import.intro')}
      back={{ href: href('staffNewsletter'), text: t('title') }}
      notice={
        imported && (
          <Notice tone={imported.refused.length === 0 ? 'success' : 'warn'} isLive className="mb-4">
            {t('import.done', { accepted: number(imported.accepted), refused: number(imported.refused.length) })}
          </Notice>
        )
      }
    >
      <DetailSection title={t('import.file')} text={t('import.columns')}>
        {mayImport && (
          <Form method="post" encType="multipart/form-data" className="grid max-w-2xl gap-4">
            <FileDrop
              id="newsletter-file"
              name="file"
              label={t('import.choose')}
              accept=".csv,.xlsx,text/csv"
              required
              {...(errors.length > 0 && { error: errors })}
            />
            <Button type="submit" isLoading={isSending} className="justify-self-start">
              {t('import.start')}
            </Button>
          </Form>
        )}
      </DetailSection>
      {imported && imported.refused.length > 0 && <RefusedLines lines={imported.refused} />}
    </DetailPage>
  );
}
