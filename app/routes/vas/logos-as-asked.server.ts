import { data, redirect } from 'react-router';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { type PostedForm, wordsOf } from '#app/forms/answer-form.server.ts';
import { describeIssue } from '#core/fields.ts';
import { listLogos } from '#modules/logo/list-logos.server.ts';
import { allowUpload } from '#modules/logo/logo-rights.server.ts';
import { targetOf, uploadQuery } from '#modules/logo/logo-schema.ts';
import { uploadLogo } from '#modules/logo/upload-logo.server.ts';
import { statusOf } from '#modules/refusals.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { toShownLogo } from './to-shown-logo.server.ts';

/** The company's logos, and whether the visitor may upload some. */
export async function loadLogos(shop: Shop, visit: Visit) {
  const listed = await listLogos(shop, visit);
  return {
    logos: listed.ok ? listed.value.map(toShownLogo) : [],
    mayUpload: (await allowUpload(shop, visit)).ok,
  };
}

const labels: Readonly<Record<string, string>> = { name: 'name', widthMm: 'width', rights: 'rightsLabel' };

/** Uploads the logo of a form; a problem is answered in words. */
export async function uploadAsAsked({ shop, visit, form }: PostedForm) {
  const say = (domain: string, key: string, facts = {}) => shop.texts.say(visit.language, domain, key, facts) ?? key;
  const file = form.get('file');
  const fileName = file instanceof File ? file.name.slice(0, 200) : 'logo';
  const { logoId, ...fields } = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
  const { name, ...typed } = fields;
  const asked = uploadQuery.safeParse({ ...typed, ...(logoId ? { logoId } : { name: name ?? '' }), fileName });
  if (!asked.success) {
    const [issue] = asked.error.issues;
    if (!issue) return refused('');
    const { code, facts } = describeIssue(issue);
    return refused(
      say('validation', code, { field: say('vas', `logo.${labels[String(issue.path[0])] ?? 'file'}`), ...facts }),
    );
  }
  const { widthMm, rights } = asked.data;
  if (!(file instanceof File)) return refused(say('refusals', 'logo-type'));
  const uploaded = await uploadLogo(shop, visit, {
    ...targetOf(asked.data),
    fileName,
    widthMm,
    rights,
    file: new Uint8Array(await file.arrayBuffer()),
  });
  if (!uploaded.ok) return refused(wordsOf({ shop, visit }, uploaded.refusal), statusOf[uploaded.refusal.code]);
  return redirect(`${routeHref('companyVas', visit.language)}?uploaded=1#logos`);
}

const refused = (logoProblem: string, status = 422) =>
  data({ typed: undefined, problem: undefined, logoProblem }, { status });
