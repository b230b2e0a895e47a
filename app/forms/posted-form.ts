import { data } from 'react-router';
import { visitTokenField } from '#modules/auth/visit-token.ts';

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** The posted form. Other content types are answered with 415, and malformed forms with 400. */
export async function postedForm(request: Request): Promise<FormData> {
  if (!formTypes.test(request.headers.get('content-type') ?? '')) throw data(null, { status: 415 });
  const form = await request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
  // The token was checked before and is not a field of the form.
  form.delete(visitTokenField);
  return form;
}
