import { actorId, type ReadContext, type WriteContext } from '#platform/context'
import { deleteViewRow, insertView, selectViews, updateView } from './beside-records.store.ts'
import { refusal, refuseUnless } from './refusals.ts'
import {
  mostSavedViews,
  type NewSavedView,
  type SavedView,
  type SavedViewChanges,
  savedViewSchema,
} from './schema.ts'

/** Returns the actor's saved views, in the order in which they were saved. */
export async function listViews(ctx: ReadContext): Promise<SavedView[]> {
  const rows = await selectViews(ctx.tx, ownerOf(ctx))
  return rows.map(({ id, name, filters, columns }) =>
    savedViewSchema.parse({ id, name, filters: JSON.parse(filters), columns: JSON.parse(columns) }),
  )
}

/** Saves filters and columns under a name that the actor does not use yet. */
export async function saveView(ctx: WriteContext, view: NewSavedView): Promise<SavedView> {
  const views = await listViews(ctx)
  refuseUnless(views.length < mostSavedViews, 'saved_view.too_many')
  refuseNameTaken(views, view.name)
  const id = ctx.ids.uuid()
  await insertView(ctx.tx, {
    id,
    accountId: ownerOf(ctx),
    name: view.name,
    filters: JSON.stringify(view.filters),
    columns: JSON.stringify(view.columns),
    createdAt: ctx.clock.now(),
  })
  return { id, ...view }
}

/** Renames one of the actor's views, or replaces its filters and columns. */
export async function changeView(
  ctx: WriteContext,
  { id, changes }: { id: string; changes: SavedViewChanges },
): Promise<SavedView> {
  const views = await listViews(ctx)
  const view = views.find((one) => one.id === id)
  refuseUnless(view, 'saved_view.not_found')
  const others = views.filter((one) => one !== view)
  if (changes.name !== undefined) refuseNameTaken(others, changes.name)
  const changed = { ...view, ...changes }
  await updateView(ctx.tx, id, {
    name: changed.name,
    filters: JSON.stringify(changed.filters),
    columns: JSON.stringify(changed.columns),
  })
  return changed
}

/** Deletes one of the actor's views. */
export async function deleteView(ctx: WriteContext, id: string): Promise<void> {
  const views = await listViews(ctx)
  refuseUnless(
    views.some((view) => view.id === id),
    'saved_view.not_found',
  )
  await deleteViewRow(ctx.tx, id)
}

function refuseNameTaken(views: readonly SavedView[], name: string): void {
  if (views.every((view) => view.name.toLowerCase() !== name.toLowerCase())) return
  const message = 'You already have a view with this name. Choose another name.'
  throw refusal('saved_view.name_taken', { fields: [{ path: 'name', message }] })
}

function ownerOf(ctx: ReadContext): string {
  const id = actorId(ctx.actor)
  refuseUnless(id !== null, 'session.required')
  return id
}
