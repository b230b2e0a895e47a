import { Agent, request } from 'node:http';

type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; text: string };
type RequestParts = { method?: string; headers?: Record<string, string>; body?: string };

export type Connection = { ask(path: string, asked?: RequestParts): Promise<Answer>; close(): void };

/** One keep-alive connection, which stays with the same worker. */
export function connect(address: string): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    ask: (path, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const sent = request(new URL(path, address), { agent, method, headers }, (response) => {
          let text = '';
          response.on('data', (chunk: Buffer) => (text += chunk.toString()));
          response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
        });
        sent.on('error', reject);
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}
