import { addressOf, readAnswer, sendRaw } from '#api/client'
import type { ManagedNotice } from '../queries.ts'
import type { DraftWords } from './draft-words.ts'

interface NewNoticeForm {
  words: DraftWords
  images: readonly File[]
  /** ISO 8601, for a notice that is planned. */
  publishAt?: string | undefined
  isDraft: boolean
  /** Identifies this action, so that a broken connection does not post a second notice. */
  key: string
}

/** Posts a notice with its pictures. Rejects with a `Problem`. */
export function postNotice({ words, images, publishAt, isDraft, key }: NewNoticeForm) {
  const body = new FormData()
  const { translations, sentences, ...own } = words
  for (const [name, value] of Object.entries(own)) body.set(name, value)
  body.set('translations', JSON.stringify(translations))
  body.set('sentences', JSON.stringify(sentences))
  if (publishAt !== undefined) body.set('publishAt', publishAt)
  body.set('draft', isDraft ? 'yes' : 'no')
  for (const image of images) body.append('images', image)
  const headers = { 'idempotency-key': `"${key}"` }
  return send(addressOf('/notices'), { method: 'POST', headers, body })
}

/** Replaces a picture of a notice. Rejects with a `Problem`. */
export function replacePicture(notice: ManagedNotice, place: number, file: File) {
  const { id, version } = notice
  return send(addressOf('/notices/{id}/images/{place}', { id, place: String(place) }), {
    method: 'PUT',
    headers: {
      'content-type': file.type || 'application/octet-stream',
      'if-match': `"${version}"`,
    },
    body: file,
  })
}

async function send(address: string, init: RequestInit): Promise<ManagedNotice> {
  return (await readAnswer(await sendRaw(address, init))) as ManagedNotice
}
