import type { EntryContext } from 'react-router';
import { pack } from './pack.ts';

/**
 * What a loader returned, for the server as it is and for the browser as one text. The router would write each of its
 * thousands of values separately, and sends only the enumerable fields of an instance.
 */
export class PackedData {
  readonly #data: object;
  readonly packedData: string;

  constructor(data: object, packedData: string) {
    this.#data = data;
    this.packedData = packedData;
  }

  /** The data itself; also for JSON, which resource routes answer. */
  toJSON(): object {
    return this.#data;
  }
}

/** Packs what a loader returned. Responses, and data of a kind that cannot be packed, stay as they are. */
export function packLoaded(loaded: unknown): unknown {
  if (typeof loaded !== 'object' || loaded === null) return loaded;
  const packed = pack(loaded);
  return packed === undefined ? loaded : new PackedData(loaded, packed);
}

/** The page for the components, which get what the loaders returned without reading the text for the browser. */
export function withLoadedData(page: EntryContext): EntryContext {
  const { staticHandlerContext } = page;
  const loaderData = Object.fromEntries(
    Object.entries(staticHandlerContext.loaderData).map(([id, loaded]) => [
      id,
      loaded instanceof PackedData ? loaded.toJSON() : loaded,
    ]),
  );
  return { ...page, staticHandlerContext: { ...staticHandlerContext, loaderData } };
}
