import { z } from 'zod'
import { refuseUnless } from '#gate'
import { exportEnding, exportEverything, exportRecords } from '#modules/archive'
import { endingSchema } from '#modules/documents/schema'
import {
  addImages,
  askForCheck,
  askForRun,
  askForUndo,
  cancelImport,
  chooseColumns,
  describeImport,
  getImport,
  type ImportJob,
  listImports,
  listOfAddresses,
  listOfMistakes,
  readAgain,
  uploadTable,
  viewOf,
} from '#modules/import'
import {
  importChoicesSchema,
  importDetailsSchema,
  importImagesSchema,
  importListSchema,
  importSchema,
} from '#modules/import/kept/import.schema'
import { recordListSchema } from '#modules/records/schema'
import { exchangeLimits } from '#modules/tables/notes/limits.schema'
import { encodingSchema } from '#modules/tables/notes/reading.schema'
import type { ActionContext } from '#platform/context'
import { staffLanguages } from '#platform/languages.schema'
import { csvType, download, encoded } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { largeUploadIn } from './large-upload.ts'

const listFilters = recordListSchema.omit({ cursor: true, pageSize: true })

const csv = (ctx: ActionContext, bytes: AsyncIterable<Uint8Array>, name = 'records') =>
  download({ name: `${name}-${ctx.clock.now().slice(0, 10)}.csv`, type: csvType }, bytes)

async function tableIn(request: Request) {
  const { originalName, source } = await largeUploadIn(request, exchangeLimits.importTableBytes)
  return { fileName: originalName || 'file', source }
}

async function listOf(
  ctx: ActionContext,
  importId: string,
  linesOf: (ctx: ActionContext, job: ImportJob) => AsyncIterable<string>,
  name: string,
): Promise<Response> {
  const job = await ctx.read((read) => getImport(read, importId))
  refuseUnless(job.filesRemovedAt === null, 'import.files_removed')
  const file = { name: `${name}-${importId.slice(-8)}.csv`, type: csvType }
  return download(file, encoded(linesOf(ctx, job)))
}

export const importEndpoints = [
  endpoint('GET /exports/everything', 'exchange:run', {
    summary:
      'Everything that is held, as one zip: tables as CSV and JSON, scans as received, a manifest with SHA-256',
    recentSignIn: { scope: 'exports' },
    transaction: 'none',
    refuses: ['export.later_version'],
    output: { response: ['application/zip'] },
    run: async (ctx) => {
      const name = `candor-export-${ctx.clock.now().slice(0, 10)}.zip`
      return download({ name, type: 'application/zip' }, await exportEverything(ctx))
    },
  }),
  endpoint('GET /exports/records', 'exchange:run', {
    summary: 'The records of a list with these filters, as CSV',
    recentSignIn: { scope: 'exports' },
    transaction: 'none',
    query: listFilters.omit({ search: true }),
    output: { response: ['text/csv'] },
    run: async (ctx, { query }) => csv(ctx, await exportRecords(ctx, query)),
  }),
  endpoint('POST /exports/records', 'exchange:run', {
    summary: 'The records that a search finds, with these filters, as CSV',
    recentSignIn: { scope: 'exports' },
    goesOnWhenFull: true,
    transaction: 'none',
    body: listFilters,
    output: { response: ['text/csv'] },
    run: async (ctx, { body }) => csv(ctx, await exportRecords(ctx, body)),
  }),
  endpoint('GET /exports/ending-papers', 'exchange:run', {
    summary: 'The documents whose printed end is near, as CSV',
    recentSignIn: { scope: 'exports' },
    transaction: 'none',
    query: endingSchema.extend({
      /** The language of the names of document kinds. */
      language: z.enum(staffLanguages).default('en'),
    }),
    output: { response: ['text/csv'] },
    run: async (ctx, { query }) => csv(ctx, await exportEnding(ctx, query), 'ending-papers'),
  }),
  endpoint('GET /imports', 'exchange:run', {
    summary: 'The newest 50 imports of many records',
    output: importListSchema,
    run: (ctx) => listImports(ctx),
  }),
  endpoint('POST /imports', 'exchange:run', {
    summary:
      'Begin an import: the table (CSV, XLSX, ODS or JSON) as raw bytes, its name in X-File-Name, or multipart with one file; answers which column is probably what, and in which encoding it read letters that are not UTF-8',
    transaction: 'none',
    query: z.object({ encoding: encodingSchema.optional() }),
    accepts: 'large-file',
    refuses: ['import.unreadable', 'import.encoding_unknown', 'import.too_large'],
    output: importSchema,
    status: 201,
    run: async (ctx, { query }, { request }) =>
      viewOf(await uploadTable(ctx, { ...(await tableIn(request)), encoding: query.encoding })),
  }),
  endpoint('POST /imports/{id}/encoding', 'exchange:run', {
    summary:
      'Read the table again in another encoding, where the file does not say which encoding it is in; the columns are matched again',
    transaction: 'none',
    body: z.object({ encoding: encodingSchema }),
    refuses: ['import.wrong_state', 'import.files_removed', 'import.unreadable'],
    output: importSchema,
    run: async (ctx, { params, body }) =>
      viewOf(await readAgain(ctx, { importId: params.id, ...body })),
  }),
  endpoint('GET /imports/{id}', 'exchange:run', {
    summary:
      'An import: its progress, its counts, the first rows with mistakes and those that sound like somebody else',
    transaction: 'none',
    refuses: ['import.files_removed'],
    output: importDetailsSchema,
    run: (ctx, { params }) => describeImport(ctx, params.id),
  }),
  endpoint('PATCH /imports/{id}', 'exchange:run', {
    summary: 'Say which column is what, and whether records on file may be changed',
    body: importChoicesSchema,
    refuses: ['import.wrong_state', 'import.mapping'],
    output: importSchema,
    run: async (ctx, { params, body }) =>
      viewOf(await chooseColumns(ctx, { importId: params.id, ...body })),
  }),
  endpoint('PUT /imports/{id}/images', 'exchange:run', {
    summary:
      'Add a zip of images, or one image: raw bytes, its name or path in X-File-Name, or multipart with one file; a file with the same name is replaced',
    transaction: 'none',
    accepts: 'large-file',
    refuses: [
      'import.wrong_state',
      'import.images_unreadable',
      'document.empty',
      'document.too_large',
    ],
    output: importImagesSchema,
    run: async (ctx, { params }, { request }) => {
      const { originalName: name, source } = await largeUploadIn(
        request,
        exchangeLimits.importArchiveBytes,
      )
      return addImages(ctx, { importId: params.id, name: name || 'file', source })
    },
  }),
  endpoint('POST /imports/{id}/check', 'exchange:run', {
    summary: 'Ask for a dry run, which changes nothing; read the import until its state is checked',
    refuses: ['import.wrong_state', 'import.mapping'],
    output: importSchema,
    run: async (ctx, { params }) => viewOf(await askForCheck(ctx, { importId: params.id })),
  }),
  endpoint('POST /imports/{id}/run', 'exchange:run', {
    summary: 'Ask for the run; read the import until its state is done. One import runs at a time',
    refuses: [
      'import.wrong_state',
      'import.mapping',
      'import.licence_stops',
      'record.agency_closes',
    ],
    output: importSchema,
    run: async (ctx, { params }) => viewOf(await askForRun(ctx, { importId: params.id })),
  }),
  endpoint('POST /imports/{id}/cancel', 'exchange:run', {
    summary: 'Stop an import, or cancel it before its run; rows already imported stay',
    transaction: 'none',
    refuses: ['import.wrong_state'],
    output: importSchema,
    run: async (ctx, { params }) => viewOf(await cancelImport(ctx, { importId: params.id })),
  }),
  endpoint('POST /imports/{id}/undo', 'exchange:run', {
    summary:
      'Move what an import made to the trash and put back what it changed, within 24 hours; what somebody has worked on since stays',
    refuses: ['import.wrong_state', 'import.undo_over'],
    output: importSchema,
    run: async (ctx, { params }) => viewOf(await askForUndo(ctx, { importId: params.id })),
  }),
  endpoint('GET /imports/{id}/mistakes', 'exchange:run', {
    summary:
      'The rows with mistakes, or that sound like somebody on file or in another row, as CSV with the original columns in front',
    transaction: 'none',
    refuses: ['import.files_removed'],
    output: { response: ['text/csv'] },
    run: (ctx, { params }) => listOf(ctx, params.id, listOfMistakes, 'mistakes'),
  }),
  endpoint('GET /imports/{id}/addresses', 'exchange:run', {
    summary: 'The addresses of images that the table names, as CSV; none is ever fetched',
    transaction: 'none',
    refuses: ['import.files_removed'],
    output: { response: ['text/csv'] },
    run: (ctx, { params }) => listOf(ctx, params.id, listOfAddresses, 'addresses'),
  }),
] as const
