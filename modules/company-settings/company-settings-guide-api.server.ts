import * as z from 'zod';
import { ok } from '#core/result.ts';
import { addCall, createApi } from '../api.server.ts';
import { changeSettingsInput, companyParams } from '../company/company-schema.ts';
import type { ExplainedSetting } from './explain-settings.ts';
import { previewSettings } from './preview-settings.server.ts';
import { readSettings } from './read-settings.server.ts';
import { outcomeNames } from './setting-effects.ts';
import { guidedKeys, settingGroups } from './setting-guide.ts';

const key = z.enum(guidedKeys);

export const explainedSetting = z
  .object({
    key,
    group: z.enum(settingGroups),
    value: z.string().meta({ description: 'The effective value.' }),
    own: z.string().optional().meta({ description: 'As the company has it; absent where it has none.' }),
    origin: z.enum(['own', 'inherited', 'default']).meta({
      description: 'The source of the value: the company, its market, or the default.',
    }),
    needs: z.array(z.object({ key, value: z.string(), isMet: z.boolean() })),
    heldBy: key.optional().meta({ description: 'The setting that keeps this one on.' }),
  })
  .meta({ id: 'ExplainedSetting' });

export const toExplainedView = ({ key, group, value, origin, own, heldBy, needs }: ExplainedSetting) => ({
  key,
  group,
  value,
  origin,
  needs: [...needs],
  ...(own !== undefined && { own }),
  ...(heldBy !== undefined && { heldBy }),
});

const guideView = z
  .object({
    companyId: z.number().int(),
    version: z
      .number()
      .int()
      .meta({ description: 'Increases with each change; a change may name the version it is based on.' }),
    settings: z.array(explainedSetting),
  })
  .meta({ id: 'SettingsGuide' });

const effectsView = z
  .object({
    outcomes: z.array(
      z.object({
        outcome: z.enum(outcomeNames),
        begins: z.number().int().meta({ description: 'For how many people.' }),
        ends: z.number().int(),
      }),
    ),
    changes: z.array(z.object({ key, before: z.string(), after: z.string(), people: z.number().int() })),
  })
  .meta({ id: 'SettingEffects' });

/** The API that explains settings and previews a change. */
export function companySettingsGuideApi() {
  const api = createApi();
  addCall(
    api,
    {
      method: 'get',
      path: '/company/{companyId}/guide',
      summary: 'Every company setting that has an effect: its value, origin and prerequisites; for staff',
      needsToken: true,
      params: companyParams,
      answer: guideView,
    },
    async ({ shop, visit, params }) => {
      const read = await readSettings(shop, visit, params.companyId);
      if (!read.ok) return read;
      const { companyId, version, settings } = read.value;
      return ok({
        companyId,
        version,
        settings: settings.map(toExplainedView),
      });
    },
  );

  addCall(
    api,
    {
      method: 'post',
      path: '/company/{companyId}/effects',
      summary: 'Whom a change of settings would affect; nothing is written; for staff',
      needsToken: true,
      params: companyParams,
      body: changeSettingsInput,
      answer: effectsView,
    },
    async ({ shop, visit, params: { companyId }, body }) => {
      const read = await previewSettings(shop, visit, { companyId, settings: body });
      return read.ok ? ok({ outcomes: [...read.value.outcomes], changes: [...read.value.changes] }) : read;
    },
  );
  return api;
}
