import { z } from 'zod'
import { listRecordings, readRecording, removeRecording, setRecording } from '#modules/consents'
import { audioTypes, recordingPlaceSchema, recordingsSchema } from '#modules/consents/schema'
import { answerSound } from './answer-sound.ts'
import { endpoint } from './endpoint.ts'
import { uploadIn } from './upload-body.ts'

const path = '/consent-recordings'

export const consentRecordingEndpoints = [
  endpoint({
    method: 'GET',
    path,
    summary: 'Recordings of the words that candidates agree to, read aloud',
    permission: 'public',
    transaction: 'read',
    output: recordingsSchema,
    run: (ctx) => listRecordings(ctx),
  }),
  endpoint({
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'A recording, or a part of it (`Range` with one range of bytes)',
    permission: 'public',
    transaction: 'none',
    params: z.object({ id: z.uuid() }),
    refuses: ['document.not_found', 'document.file_missing', 'consent.recording_unclear'],
    output: { response: [...audioTypes], inParts: true },
    run: async (ctx, { params: { id } }, { request }) =>
      answerSound(request, await readRecording(ctx, id)),
  }),
  endpoint({
    method: 'PUT',
    path: `${path}/{purpose}/{language}`,
    summary:
      'Set a recording of the current words: raw bytes, or multipart with one file; MP3 or M4A, of which only the sound is kept',
    permission: 'organisation:manage',
    transaction: 'none',
    params: recordingPlaceSchema,
    accepts: 'file',
    refuses: ['consent.no_recording', 'consent.recording_unclear', 'consent.recording_too_large'],
    output: recordingsSchema,
    run: async (ctx, { params }, { request }) =>
      setRecording(ctx, params, (await uploadIn(request)).source),
  }),
  endpoint({
    method: 'DELETE',
    path: `${path}/{purpose}/{language}`,
    summary: 'Take a recording off',
    permission: 'organisation:manage',
    transaction: 'none',
    params: recordingPlaceSchema,
    output: recordingsSchema,
    run: (ctx, { params }) => removeRecording(ctx, params),
  }),
] as const
