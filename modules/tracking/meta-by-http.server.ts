import type { HttpClient } from '#platform/http/http-client.server.ts';
import type { Visit } from '../visit.ts';
import type { SocialEvent } from './social-event.ts';

export type MetaAccount = { readonly url: string; readonly pixelId: string; readonly token: string };

/** Short, because the visitor's browser keeps the request open. */
const timeoutMs = 5000;

/** One event for Meta's Conversions API. In the USA and Canada it asks for limited data use. */
export async function sendToMeta(
  http: HttpClient,
  { url, pixelId, token }: MetaAccount,
  visit: Visit,
  { eventName, eventData, isMarketUSorCA }: SocialEvent,
): Promise<void> {
  const { event_id, event_source_url, client_user_agent, contents, ...custom } = eventData;
  const limited = {
    data_processing_options: ['LDU'],
    data_processing_options_country: 0,
    data_processing_options_state: 0,
  };
  const event = {
    event_name: eventName,
    event_time: Math.floor(visit.now.getTime() / 1000),
    event_id,
    event_source_url,
    action_source: 'website',
    user_data: { client_ip_address: visit.clientAddress, client_user_agent, ...idsOf(visit) },
    custom_data: {
      ...custom,
      ...(contents && { contents, content_ids: contents.map(({ id }) => id), num_items: contents.length }),
    },
    ...(isMarketUSorCA ? limited : { data_processing_options: [] }),
  };
  await http.call(`${url}/${pixelId}/events?access_token=${encodeURIComponent(token)}`, {
    method: 'POST',
    json: { data: [event] },
    timeoutMs,
  });
}

/** Ids that the network's own script has set. */
function idsOf({ cookies }: Visit): { fbp?: string; fbc?: string } {
  const [fbp, fbc] = [cookies.read('_fbp'), cookies.read('_fbc')];
  return { ...(fbp !== undefined && { fbp }), ...(fbc !== undefined && { fbc }) };
}
