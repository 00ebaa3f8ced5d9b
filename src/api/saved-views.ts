import { z } from 'zod'
import { changeView, deleteView, listViews, saveView } from '#modules/records'
import {
  newSavedViewSchema,
  savedViewChangesSchema,
  savedViewSchema,
} from '#modules/records/schema'
import { endpoint } from './endpoint.ts'

const idParams = z.object({ id: z.uuid() })

const listViewsEndpoint = endpoint({
  method: 'GET',
  path: '/my/record-views',
  summary: 'The views of the list of records that the caller keeps',
  permission: 'records:all',
  transaction: 'read',
  output: z.object({ views: z.array(savedViewSchema) }),
  run: async (ctx) => ({ views: await listViews(ctx) }),
})

const saveViewEndpoint = endpoint({
  method: 'POST',
  path: '/my/record-views',
  summary: 'Keep filters and columns of the list of records under a name',
  permission: 'records:all',
  transaction: 'write',
  body: newSavedViewSchema,
  refuses: ['saved_view.name_taken', 'saved_view.too_many'],
  output: savedViewSchema,
  status: 201,
  run: (ctx, { body }) => saveView(ctx, body),
})

const changeViewEndpoint = endpoint({
  method: 'PATCH',
  path: '/my/record-views/{id}',
  summary: 'Rename a view, or change its filters and columns',
  permission: 'records:all',
  transaction: 'write',
  params: idParams,
  body: savedViewChangesSchema,
  refuses: ['saved_view.not_found', 'saved_view.name_taken'],
  output: savedViewSchema,
  run: (ctx, { params, body }) => changeView(ctx, { id: params.id, changes: body }),
})

const deleteViewEndpoint = endpoint({
  method: 'DELETE',
  path: '/my/record-views/{id}',
  summary: 'Delete a view',
  permission: 'records:all',
  transaction: 'write',
  params: idParams,
  refuses: ['saved_view.not_found'],
  output: null,
  run: (ctx, { params }) => deleteView(ctx, params.id),
})

export const savedViewEndpoints = [
  listViewsEndpoint,
  saveViewEndpoint,
  changeViewEndpoint,
  deleteViewEndpoint,
] as const
