import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { typedFields } from '#app/forms/typed-fields.ts';
import { Button } from '#app/ui/button.tsx';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import type { CompanyAnswer } from './company-admin-view.ts';
import { companyProblems } from './company-labels.ts';

/** Adds another administrator to an existing company, also after the first one was refused. */
export function AdminForm({ answer }: { answer: CompanyAnswer | undefined }) {
  const t = useTranslations('company-admin');
  const typed = typedFields(answer);
  return (
    <DetailSection title={t('addAdmin')} text={t('adminText')}>
      <Form method="post" className="grid gap-4 md:grid-cols-2">
        <div className="empty:hidden md:col-span-2">
          <FormErrorSummary
            errors={[
              ...(answer?.errors ?? []).map((text) => ({ text })),
              ...companyProblems(t, answer?.problems ?? {}),
            ]}
          />
        </div>
        <input type="hidden" name="intent" value="admin" />
        <TextField {...typed.text('adminFirstName')} label={t('field.firstName')} />
        <TextField {...typed.text('adminLastName')} label={t('field.lastName')} />
        <TextField {...typed.text('adminEmail')} type="email" label={t('field.companyEmail')} />
        <div className="self-end">
          <Button type="submit" kind="secondary">
            {t('addAdmin')}
          </Button>
        </div>
      </Form>
    </DetailSection>
  );
}

export function ChildList({ companies }: { companies: readonly { readonly id: number; readonly name: string }[] }) {
  const t = useTranslations('company-admin');
  const { href } = useShop();
  if (companies.length === 0) return null;
  return (
    <DetailSection title={t('children')}>
      <ul className="grid gap-2">
        {companies.map(({ id, name }) => (
          <li key={id}>
            <PageLink
              href={href('administrateCompany', { customer_id: String(id) })}
              className="inline-flex min-h-6 items-center underline underline-offset-4"
            >
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

export function DeleteCompany({ answer }: { answer: CompanyAnswer | undefined }) {
  const t = useTranslations('company-admin.delete');
  return (
    <DetailSection title={t('title')} text={t('text')}>
      <Form method="post" className="grid justify-items-start gap-4">
        <FormErrorSummary errors={(answer?.errors ?? []).map((text) => ({ text }))} />
        <input type="hidden" name="intent" value="delete" />
        <Button type="submit" kind="danger" size="small">
          {t('title')}
        </Button>
      </Form>
    </DetailSection>
  );
}
