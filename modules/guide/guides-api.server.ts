import * as z from 'zod';
import { emailField } from '#core/fields.ts';
import type { Language } from '#core/locale.ts';
import { ok } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { readViewer } from '../assortment/read-viewer.server.ts';
import { changersOf } from '../auth/may-do.ts';
import type { HrefOf } from '../href-of.ts';
import { listGuides, readGuideToEdit } from './edit-guides.server.ts';
import { type GuideQuestion, textOf } from './guide.ts';
import { guideAnswersInput, guideParams, guideResultView, guideView, saveGuideInput } from './guide-schema.ts';
import type { KeptGuide } from './guide-store.server.ts';
import { mailGuide } from './mail-guide.server.ts';
import { answerGuide, readGuide } from './read-guide.server.ts';
import { changeGuide } from './save-guide.server.ts';

/** Guides: questions, results, and how staff write them. */
export function guidesApi(): Api {
  const api = createApi();
  addCall(
    api,
    {
      method: 'get',
      path: '/guides',
      summary: 'All guides, for staff',
      needsToken: true,
      answer: z.object({ guides: z.array(guideView) }),
    },
    async ({ shop, visit }) => {
      const listed = await listGuides(shop, visit);
      return listed.ok ? ok({ guides: listed.value.map((one) => toView(one, visit.language)) }) : listed;
    },
  );
  addCall(
    api,
    {
      method: 'get',
      path: '/guides/{slug}/source',
      summary: 'A guide with all its languages, to change it, for staff',
      needsToken: true,
      params: guideParams,
      answer: saveGuideInput.required(),
    },
    async ({ shop, visit, params }) => {
      const read = await readGuideToEdit(shop, visit, params);
      return read.ok ? ok({ version: read.value.version, guide: read.value.guide }) : read;
    },
  );
  addCall(
    api,
    {
      method: 'get',
      path: '/guides/{slug}',
      summary: 'The questions of a guide',
      params: guideParams,
      answer: guideView,
    },
    async ({ shop, visit, params }) => {
      const read = await readGuide(shop, params.slug);
      return read.ok ? ok(toView(read.value, visit.language)) : read;
    },
  );
  addCall(
    api,
    {
      method: 'post',
      path: '/guides/{slug}',
      summary: 'The result of a guide for answers, or its next question',
      params: guideParams,
      body: guideAnswersInput,
      answer: guideResultView,
    },
    async ({ shop, visit, params: { slug }, body: { answers } }) => {
      const viewer = await readViewer(shop, visit, { mode: 'excl', context: 'All' });
      const read = await answerGuide(shop, visit, viewer, { slug, answers });
      if (!read.ok) return read;
      const { guide, next, outcome } = read.value;
      const say = (key: string) => textOf(guide, visit.language, key);
      return ok({
        isComplete: outcome !== undefined,
        next: next ? toQuestion(next, say) : null,
        result: outcome
          ? {
              id: outcome.result.id,
              title: say(`${outcome.result.id}.title`),
              text: say(`${outcome.result.id}.text`),
              products: outcome.cards.map(({ partNo, name, slug: address }) => ({ partNo, name, slug: address })),
            }
          : null,
      });
    },
  );
  addCall(
    api,
    {
      method: 'put',
      path: '/guides/{slug}',
      summary: 'Create or replace a guide, by staff',
      needsToken: true,
      access: changersOf('content'),
      params: guideParams,
      body: saveGuideInput,
      answer: guideView,
    },
    async ({ shop, visit, params, body }) => {
      const saved = await changeGuide(shop, visit, { ...params, ...body });
      return saved.ok ? ok(toView(saved.value, visit.language)) : saved;
    },
  );
  return api;
}

/** The result by mail. */
export function guideMailApi(hrefOf: HrefOf): Api {
  const api = createApi();
  addCall(
    api,
    {
      method: 'post',
      path: '/guides/{slug}/email',
      summary: 'Send the result of a guide to an address',
      description: 'One mail with the result, to an address that is not kept. Limited to ten mails an hour.',
      params: guideParams,
      body: guideAnswersInput.extend({ emailAddress: emailField }).meta({ id: 'GuideMail' }),
      answer: z.object({}),
    },
    ({ shop, visit, params, body }) => mailGuide(shop, visit, hrefOf, { ...params, ...body }),
  );
  return api;
}

const toQuestion = ({ id, options }: GuideQuestion, say: (key: string) => string) => ({
  id,
  text: say(id),
  options: options.map((option) => ({ id: option, text: say(`${id}.${option}`) })),
});

function toView({ slug, guide, version }: KeptGuide, language: Language): z.input<typeof guideView> {
  const say = (key: string) => textOf(guide, language, key);
  return {
    slug,
    template: guide.template,
    title: say('title'),
    intro: say('intro'),
    questions: guide.questions.map((question) => toQuestion(question, say)),
    version,
  };
}
