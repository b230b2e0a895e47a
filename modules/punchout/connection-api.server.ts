import * as z from 'zod';
import { textField } from '#core/fields.ts';
import { ok } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { companyParams } from '../company/company-schema.ts';
import { storedInt } from '../id-param.ts';
import { addCredential, changeConnection, endCredential, readCompanyConnection } from './change-connection.server.ts';
import { connectionSettings } from './connection.ts';

const path = '/companies/{companyId}/punchout';
const description = 'For staff with the task `customers` and for administrators of the company.';
const needsToken = true;

const settingsView = connectionSettings.meta({ id: 'PunchOutSettings' });
const credential = z.object({
  id: z.uuid(),
  name: z.string(),
  customerId: z.int(),
  buyerName: z.string(),
  createdAt: z.iso.datetime(),
});
const connectionView = z
  .object({ settings: settingsView, credentials: z.array(credential) })
  .meta({ id: 'PunchOutConnection' });
const newCredential = z
  .strictObject({
    name: textField({ min: 1, max: 100 }).meta({ description: 'User name, or for cXML the identity of the sender.' }),
    customerId: storedInt.meta({ description: 'The person of the company as whom its users buy.' }),
  })
  .meta({ id: 'NewPunchOutCredential' });
const secretView = z
  .object({ id: z.uuid(), name: z.string(), secret: z.string().meta({ description: 'Shown this once.' }) })
  .meta({ id: 'PunchOutSecret' });

/** How the procurement systems of companies are connected. */
export function connectionApi(): Api {
  const api = createApi();
  addCall(
    api,
    {
      method: 'get',
      path,
      summary: 'How the procurement system of a company is connected',
      description,
      needsToken,
      params: companyParams,
      answer: connectionView,
    },
    async ({ shop, visit, params }) => {
      const read = await readCompanyConnection(shop, visit, params);
      if (!read.ok) return read;
      const { settings, credentials } = read.value;
      const shown = credentials.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() }));
      return ok({ settings, credentials: shown });
    },
  );
  addCall(
    api,
    {
      method: 'put',
      path,
      summary: 'Change how the procurement system of a company is connected',
      description: `${description} Carts are posted only to the origins in \`targets\`.`,
      needsToken,
      params: companyParams,
      body: connectionSettings,
      answer: settingsView,
    },
    ({ shop, visit, params, body }) => changeConnection(shop, visit, { ...params, settings: body }),
  );
  addCall(
    api,
    {
      method: 'post',
      path: `${path}/credentials`,
      summary: 'Give a company a new secret for its procurement system',
      description: `${description} Two are valid at a time; a third ends the oldest.`,
      needsToken,
      isSecret: true,
      params: companyParams,
      body: newCredential,
      answer: secretView,
    },
    ({ shop, visit, params, body }) => addCredential(shop, visit, { ...params, ...body }),
  );
  addCall(
    api,
    {
      method: 'delete',
      path: `${path}/credentials/{credentialId}`,
      summary: 'End a secret of a procurement system',
      description,
      needsToken,
      params: companyParams.extend({ credentialId: z.uuid() }),
      answer: z.object({ id: z.uuid() }),
    },
    ({ shop, visit, params }) => endCredential(shop, visit, params),
  );
  return api;
}
