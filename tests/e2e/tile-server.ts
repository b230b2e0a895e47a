import { createServer } from 'node:http';

export type TileServer = { readonly requests: string[]; isBroken: boolean; close: () => Promise<void> };

/** A small server of vector tiles: a style, and the same tile at all places, one square of land. */
export async function startTileServer(styleUrl: string): Promise<TileServer> {
  const { origin, port } = new URL(styleUrl);
  const tiles: Pick<TileServer, 'requests' | 'isBroken'> = { requests: [], isBroken: false };
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    tiles.requests.push(path);
    response.setHeader('access-control-allow-origin', '*');
    if (tiles.isBroken) response.writeHead(500).end();
    else if (path === '/style.json') response.end(JSON.stringify(styleOf(origin)));
    else response.setHeader('content-type', 'application/vnd.mapbox-vector-tile').end(squareTile());
  });
  await new Promise<void>((resolve) => void server.listen(Number(port), resolve));
  return Object.assign(tiles, {
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  });
}

const styleOf = (origin: string) => ({
  version: 8,
  sources: {
    map: {
      type: 'vector',
      tiles: [`${origin}/{z}/{x}/{y}.mvt`],
      minzoom: 0,
      maxzoom: 14,
      attribution: '© The makers of the test map',
    },
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': '#c8dbe6' } },
    { id: 'land', type: 'fill', source: 'map', 'source-layer': 'land', paint: { 'fill-color': '#e8e4d8' } },
  ],
});

/** A tile in the Mapbox vector tile format 2.1, whose only layer has one square. */
function squareTile(): Buffer {
  const square = [9, 512, 512, 26, 6144, 0, 0, 6144, 6143, 0, 15];
  const feature = [...number(3, 3), ...bytes(4, square.flatMap(varint))];
  const layer = [...number(15, 2), ...bytes(1, [...Buffer.from('land')]), ...bytes(2, feature), ...number(5, 4096)];
  return Buffer.from(bytes(3, layer));
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}

const number = (field: number, value: number) => [...varint(field * 8), ...varint(value)];
const bytes = (field: number, content: number[]) => [...varint(field * 8 + 2), ...varint(content.length), ...content];
