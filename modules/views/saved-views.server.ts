import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok, refuse } from '#core/result.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { mostViews, queryToKeep, type SavedView } from './view.ts';
import type { NewView } from './view-schema.ts';
import { viewScopeOf } from './view-scope.ts';
import { deleteView, findViews, insertView, updateView } from './view-store.server.ts';

type ViewShop = Pick<Shop, 'db'>;

/** Allowed for people who may open the list: their own views and the shared ones. */
export async function listViews({ db }: ViewShop, { claims }: Visit, { list }: { list: string }) {
  const scope = viewScopeOf(claims, list);
  return scope.ok ? ok(await findViews(db, list, scope.value)) : scope;
}

/** Allowed for people who may open the list. */
export async function saveView({ db }: ViewShop, { claims, now }: Visit, { list, name, query, isShared }: NewView) {
  const scope = viewScopeOf(claims, list);
  if (!scope.ok) return scope;
  const own = (await findViews(db, list, scope.value)).filter((view) => view.isOwn);
  if (own.length >= mostViews) return refuse({ code: 'too-many-views', most: mostViews });
  const view = { id: newId(now, randomBytes), list, name, query: queryToKeep(query), isShared };
  await insertView(db, { ...view, ...scope.value, createdAt: now });
  return ok<SavedView>({ ...view, isOwn: true });
}

type Change = { readonly id: string; readonly name: string; readonly isShared: boolean };

/** Allowed for the owner; to others the view does not exist. */
export async function changeView({ db }: ViewShop, { claims }: Visit, { id, ...change }: Change) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  const isChanged = await updateView(db, { id, ownerId: claims.customer_id }, change);
  return isChanged ? ok({ id, ...change }) : refuse({ code: 'not-found' });
}

/** Allowed for the owner; to others the view does not exist. */
export async function removeView({ db }: ViewShop, { claims }: Visit, { id }: { id: string }) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  return (await deleteView(db, { id, ownerId: claims.customer_id })) ? ok({ id }) : refuse({ code: 'not-found' });
}
