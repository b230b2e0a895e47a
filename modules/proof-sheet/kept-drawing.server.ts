import { deflateSync, inflateSync } from 'node:zlib';
import type { Drawing } from '../proof/drawing-shape.ts';

/** Outlines of a name are mostly the same digits: a tenth is left of them. */
export const packDrawing = (drawing: Drawing): Buffer => deflateSync(JSON.stringify(drawing));

export const unpackDrawing = (packed: Uint8Array): Drawing => JSON.parse(inflateSync(packed).toString()) as Drawing;
