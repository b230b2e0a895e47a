import * as z from 'zod';
import { ok } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { addRead } from '../product-api/add-read.server.ts';
import { describeServices, describeServicesOf, type FullService, listServicesOf } from './list-services.server.ts';
import { changeOwnTexts, type OwnTexts, readOwnTexts } from './own-texts.server.ts';
import { renderTexts } from './render-texts.server.ts';
import {
  fullListView,
  idsQuery,
  ownTextsInput,
  ownTextsView,
  renderedView,
  renderInput,
  simpleListView,
  skuQuery,
  skuServicesView,
  skusQuery,
} from './vas-schema.ts';

/** Looking up services: the product service and the VAS service both answer these calls. */
export function vasLookupApi(): Api {
  const api = createApi();
  addRead(
    api,
    {
      path: '/vas',
      summary: 'The services that variants can have',
      description: 'One entry for each sku. Callers without a company that uses services get empty lists.',
      query: skusQuery,
      answer: z.array(skuServicesView),
    },
    async ({ shop, visit, query }) =>
      ok(
        (await listServicesOf(shop, visit, query.sku)).map((one) => ({ ...one, serviceLists: [...one.serviceLists] })),
      ),
  );
  addRead(
    api,
    {
      path: '/vas/serviceLists/simple',
      summary: 'The services of a variant by name',
      query: skuQuery,
      answer: z.array(simpleListView),
    },
    async ({ shop, visit, query }) =>
      ok((await describeServicesOf(shop, visit, query.sku)).map(({ id, name }) => ({ id, name }))),
  );
  addRead(
    api,
    {
      path: '/vas/serviceLists',
      summary: 'Services by number, with names, prices and rules',
      query: idsQuery,
      answer: z.array(fullListView),
    },
    async ({ shop, visit, query }) => ok((await describeServices(shop, visit, query.ids.map(Number))).map(toFullList)),
  );
  return api;
}

const toFullList = (service: FullService) => ({
  ...service,
  positions: [...service.positions],
  inks: [...service.inks],
  parameters: [...service.parameters],
});

/** Texts on garments. */
export function textTemplatesApi(): Api {
  const api = createApi();
  addOwnTexts(api);
  addCall(
    api,
    {
      method: 'post',
      path: '/texttemplates/render/products',
      summary: 'The texts that go on garments',
      description:
        'One answer for each request, in their order. Plain users get texts with their own data and not with what they send. A service that does not exist is an error of its answer. A company other than the caller’s answers 404.',
      needsToken: true,
      body: renderInput,
      answer: z.array(renderedView),
    },
    async ({ shop, visit, body }) => {
      const rendered = await renderTexts(shop, visit, body);
      if (!rendered.ok) return rendered;
      return ok(
        rendered.value.map(({ customIdentifier, serviceArticleId, productId, customerId, problems, ...text }) => ({
          customIdentifier: customIdentifier ?? null,
          serviceArticleId,
          productId: productId ?? null,
          customerId: customerId ?? null,
          lines: [...text.lines],
          isValid: text.isValid,
          missing: [...text.missing],
          errors: problems.map((code) => ({
            code,
            message: shop.texts.say(visit.language, 'cart', `error.${code}`) ?? code,
          })),
        })),
      );
    },
  );
  return api;
}

function addOwnTexts(api: Api) {
  addCall(
    api,
    {
      method: 'get',
      path: '/texttemplates/own',
      summary: 'The caller’s own data for texts on garments',
      needsToken: true,
      answer: ownTextsView,
    },
    async ({ shop, visit }) => {
      const own = await readOwnTexts(shop, visit);
      return own.ok ? ok(toOwnTexts(own.value)) : own;
    },
  );
  addCall(
    api,
    {
      method: 'put',
      path: '/texttemplates/own',
      summary: 'Change the caller’s own occupation and text',
      description: 'An empty text removes it. Names and the employee number stay.',
      needsToken: true,
      body: ownTextsInput,
      answer: ownTextsView,
    },
    async ({ shop, visit, body }) => {
      const own = await changeOwnTexts(shop, visit, body);
      return own.ok ? ok(toOwnTexts(own.value)) : own;
    },
  );
}

const toOwnTexts = ({ firstName, lastName, employeeNo, occupation, customizedText }: OwnTexts) => ({
  firstName,
  lastName,
  employeeNo: employeeNo ?? null,
  occupation: occupation ?? null,
  customizedText: customizedText ?? null,
});
