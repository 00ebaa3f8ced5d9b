import { ReadableStream } from 'node:stream/web'
import { z } from 'zod'
import { copyWholeFile } from '#modules/documents'
import { exportOriginals } from '#modules/exchange'
import { endpoint } from './endpoint.ts'
import { wholeFileFraming } from './whole-file-letter.ts'

const params = z.object({ id: z.uuid() })

const pdfEndpoint = endpoint({
  method: 'GET',
  path: '/records/{id}/file.pdf',
  summary:
    'The details and every page of every current document as one PDF of marked copies, for whoever may have the originals; audited',
  permission: 'records:own',
  recentSignIn: { scope: 'candidates', atWork: true },
  transaction: 'none',
  params,
  refuses: [
    'record.not_found',
    'record.in_trash',
    'session.forbidden',
    'document.file_missing',
    'document.file_corrupt',
    'document.damaged',
  ],
  output: { response: ['application/pdf'] },
  run: async (ctx, { params: { id } }) => {
    const { record, pdf } = await copyWholeFile(ctx, { recordId: id, framing: wholeFileFraming })
    return new Response(new Uint8Array(pdf), {
      headers: {
        'content-length': String(pdf.length),
        ...leaving('application/pdf', `${record.reference}-file.pdf`),
      },
    })
  },
})

const zipEndpoint = endpoint({
  method: 'GET',
  path: '/records/{id}/originals.zip',
  summary:
    'The originals of every current document as one zip, with a list of them; an archive that breaks off is incomplete and opens nowhere. Audited',
  permission: 'records:own',
  recentSignIn: { scope: 'candidates', atWork: true },
  transaction: 'none',
  params,
  refuses: ['record.not_found', 'record.in_trash', 'session.forbidden', 'export.original_missing'],
  output: { response: ['application/zip'] },
  run: async (ctx, { params: { id } }) => {
    const { record, zip } = await exportOriginals(ctx, id)
    return new Response(ReadableStream.from(zip) as BodyInit, {
      headers: leaving('application/zip', `${record.reference}-originals.zip`),
    })
  },
})

const leaving = (type: string, name: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'private, no-store',
})

export const wholeFileEndpoints = [pdfEndpoint, zipEndpoint] as const
