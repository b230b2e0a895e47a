import { ok, refuse } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { createScanJoiner } from './join-scans.server.ts';
import { garmentView, toGarmentView } from './passport-schema.ts';
import { readGarment } from './read-garment.server.ts';
import { reportScans } from './report-scans.server.ts';
import { garmentParams, mostScans, scanInput, scansInput, scansView, scanView } from './scan-schema.ts';

const who =
  'For programs with the scope `laundry:write` that act for a laundry’s account, for an administrator of the company, or for staff.';

/** What laundries tell and ask about garments. */
export function garmentsApi(): Api {
  const api = createApi();
  const reportScan = createScanJoiner();
  addCall(
    api,
    {
      method: 'get',
      path: '/garments/{id}',
      summary: 'A garment, its wearer and its place',
      description: 'The same as the page to which the label leads.',
      needsToken: true,
      params: garmentParams,
      answer: garmentView,
    },
    async ({ shop, visit, params: { id } }) => {
      if (!visit.claims) return refuse({ code: 'not-signed-in' });
      const read = await readGarment(shop, visit, { id });
      return read.ok ? ok(toGarmentView(read.value)) : read;
    },
  );
  addCall(
    api,
    {
      method: 'post',
      path: '/garments/events',
      summary: `What happened to garments, up to ${mostScans} events at once`,
      description: `${who} Each event is answered by itself; repeating a call changes nothing.`,
      needsToken: true,
      body: scansInput,
      answer: scansView,
    },
    async ({ shop, visit, body: { events } }) => {
      const scans = events.map((event) => ({ ...event, at: new Date(event.at) }));
      const told = await reportScans(shop, visit, { scans });
      if (!told.ok) return told;
      return ok({
        counted: told.value.filter(({ outcome }) => outcome === 'counted').length,
        events: told.value.map(({ garmentId, eventId, outcome }) => ({ garmentId, eventId, outcome })),
      });
    },
  );
  addCall(
    api,
    {
      method: 'post',
      path: '/garments/{id}/events',
      summary: 'What happened to a garment: washed, repaired, sorted, lost or retired',
      description: who,
      needsToken: true,
      params: garmentParams,
      body: scanInput,
      answer: scanView,
    },
    async ({ shop, visit, params: { id: garmentId }, body }) => {
      const told = await reportScan(shop, visit, { ...body, garmentId, at: new Date(body.at) });
      if (!told.ok) return told;
      const { eventId, outcome } = told.value;
      return outcome === 'unknown-garment' ? refuse({ code: 'garment-not-found' }) : ok({ eventId, outcome });
    },
  );
  return api;
}
