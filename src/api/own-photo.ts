import { refusal } from '#gate'
import { changeOwnPhoto, removeOwnPhoto } from '#modules/accounts'
import { platformLimits } from '#platform/limits'
import { endpoint } from './endpoint.ts'
import { pictureRefusals, uploadIn } from './upload-body.ts'

export const ownPhotoEndpoints = [
  endpoint('PUT /my/photo', 'signed-in', {
    summary:
      'Set your own photo: raw bytes, or multipart with one file; JPEG, PNG, WebP, HEIC, TIFF or BMP up to 5 MiB',
    transaction: 'none',
    accepts: 'file',
    refuses: ['account.not_a_person', ...pictureRefusals],
    run: async (ctx, _, { request }) => {
      const { source } = await uploadIn(request)
      await changeOwnPhoto(ctx, { bytes: await wholeOf(source) })
    },
  }),
  endpoint('DELETE /my/photo', 'signed-in', {
    summary: 'Remove your own photo',
    transaction: 'none',
    refuses: ['account.not_a_person'],
    run: (ctx) => removeOwnPhoto(ctx),
  }),
] as const

async function wholeOf(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of source) {
    bytes += chunk.length
    if (bytes > platformLimits.photoBytes)
      throw refusal('document.too_large', {
        message: 'This photo is larger than 5 MiB. Choose a smaller one.',
      })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
