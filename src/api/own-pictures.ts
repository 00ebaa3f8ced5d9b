import { z } from 'zod'
import { readOwnPicture, removeOwnPicture, setOwnPicture } from '#modules/organisation'
import { type OwnPicture, organisationSchema } from '#modules/organisation/schema'
import { answerPicture } from './answer-picture.ts'
import { endpoint } from './endpoint.ts'
import { pictureRefusals, uploadIn } from './upload-body.ts'

/** Makes the endpoints of a picture that everybody reads and admins set or remove. */
function endpointsOf<const Which extends OwnPicture>(which: Which, called: string) {
  const path = `/organisation/${which}` as const
  return [
    endpoint({
      method: 'GET',
      path: `${path}/{sha256}`,
      summary: `The ${called}`,
      permission: 'public',
      transaction: 'none',
      params: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
      refuses: ['document.not_found', 'document.file_missing', 'document.file_corrupt'],
      output: { response: ['image/jpeg', 'image/webp'] },
      run: (ctx, { params: { sha256 } }, { request }) =>
        answerPicture(request, 'always', (format) =>
          readOwnPicture(ctx, which, { sha256, format }),
        ),
    }),
    endpoint({
      method: 'PUT',
      path,
      summary: `Set the ${called}: raw bytes, or multipart with one file; JPEG, PNG, WebP, HEIC, TIFF or BMP up to 5 MiB`,
      permission: 'organisation:manage',
      transaction: 'none',
      accepts: 'file',
      refuses: [...pictureRefusals],
      output: organisationSchema,
      run: async (ctx, _, { request }) =>
        setOwnPicture(ctx, which, (await uploadIn(request)).source),
    }),
    endpoint({
      method: 'DELETE',
      path,
      summary: `Remove the ${called}`,
      permission: 'organisation:manage',
      transaction: 'none',
      output: organisationSchema,
      run: (ctx) => removeOwnPicture(ctx, which),
    }),
  ] as const
}

export const ownPictureEndpoints = [
  ...endpointsOf('logo', 'logo of the organisation'),
  ...endpointsOf('office', 'picture of the office'),
] as const
