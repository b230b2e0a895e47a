import * as z from 'zod';
import { ok } from '#core/result.ts';
import { addCall, createApi } from '../api.server.ts';
import { activateCampaign } from './activate-campaign.server.ts';
import { campaignInput, campaignView, toCampaignView } from './campaign-schema.ts';
import { changeCampaign } from './change-campaign.server.ts';
import { createCampaign } from './create-campaign.server.ts';
import { readCampaign, readCampaigns } from './read-campaigns.server.ts';
import { removeCampaign } from './remove-campaign.server.ts';

const params = z.object({ campaignId: z.uuid() });

export function campaignsApi() {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/campaigns',
      summary: 'All campaigns, the newest first',
      needsToken: true,
      answer: z.array(campaignView),
    },
    async ({ shop, visit }) => {
      const listed = await readCampaigns(shop, visit);
      return listed.ok ? ok(listed.value.map((campaign) => toCampaignView(campaign, visit.now))) : listed;
    },
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/campaigns/{campaignId}',
      summary: 'One campaign',
      needsToken: true,
      params,
      answer: campaignView,
    },
    async ({ shop, visit, params: { campaignId: id } }) => {
      const found = await readCampaign(shop, visit, { id });
      return found.ok ? ok(toCampaignView(found.value, visit.now)) : found;
    },
  );

  addCall(
    api,
    {
      method: 'post',
      path: '/campaigns',
      summary: 'Create a campaign, paused at first',
      needsToken: true,
      creates: true,
      body: campaignInput,
      answer: campaignView,
    },
    async ({ shop, visit, body }) => {
      const made = await createCampaign(shop, visit, body);
      return made.ok ? ok(toCampaignView(made.value, visit.now)) : made;
    },
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/campaigns/{campaignId}',
      summary: 'Change a campaign; whether it is active does not change',
      needsToken: true,
      params,
      body: campaignInput,
      answer: campaignView,
    },
    async ({ shop, visit, params: { campaignId: id }, body }) => {
      const changed = await changeCampaign(shop, visit, { id, definition: body });
      return changed.ok ? ok(toCampaignView(changed.value, visit.now)) : changed;
    },
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/campaigns/{campaignId}/active',
      summary: 'Activate or pause a campaign',
      needsToken: true,
      params,
      body: z.strictObject({ isActive: z.boolean() }),
      answer: campaignView,
    },
    async ({ shop, visit, params: { campaignId: id }, body: { isActive } }) => {
      const changed = await activateCampaign(shop, visit, { id, isActive });
      return changed.ok ? ok(toCampaignView(changed.value, visit.now)) : changed;
    },
  );

  addCall(
    api,
    {
      method: 'delete',
      path: '/campaigns/{campaignId}',
      summary: 'Remove a campaign',
      needsToken: true,
      params,
      answer: z.object({ id: z.uuid() }),
    },
    ({ shop, visit, params: { campaignId: id } }) => removeCampaign(shop, visit, { id }),
  );

  return api;
}
