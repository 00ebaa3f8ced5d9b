import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { phonePhotoJpeg } from '#test/phone-photos'
import type { Effort } from './effort.ts'
import { type Figure, figure } from './figures.ts'
import { inventedRecord } from './invented-records.ts'
import type { Load } from './load-process.ts'
import { memoryOf } from './pinned.ts'
import { openBody, successfulLookups } from './scenarios.ts'
import type { Installation } from './seed.ts'
import type { Server } from './servers.ts'

const document = 'visa-paper'
const records = 4
/** Browsers that ask for pictures concurrently. */
const viewers = 6

/**
 * Measures the server's peak memory: after all look-ups and pages before this, and then with uploads of
 * 12-megapixel photos and first views of them, in every size, mixed into look-ups.
 */
export async function measureMemory(
  load: Load,
  server: Server,
  { dataFolder, adminKey }: Installation,
  effort: Effort,
): Promise<Figure[]> {
  const withoutPictures = memoryOf(server.pid).peak
  const views = await uploadDocuments(server, adminKey)
  const { candor, expected } = successfulLookups(effort.records)
  await load.prepare(candor)
  const attack = { ports: [server.port], connections: effort.connections, offset: 0 }
  const lookups = load.attack({ ...attack, milliseconds: effort.stretch * 2 }, expected)
  const drawn = await drawUntil(lookups, views, join(dataFolder, 'files/derivatives'))
  const { peak } = memoryOf(server.pid)
  const untargeted = { target: null }
  const target = { most: 200 }
  return [
    figure(
      { name: 'memory', what: 'Resident memory under look-ups and pages', unit: 'MB', target },
      [withoutPictures],
    ),
    figure(
      {
        name: 'memory-pictures',
        what: `  and with ${drawn} pictures drawn`,
        unit: 'MB',
        target: { most: 240 },
      },
      [peak],
    ),
    figure({ name: 'memory-after', what: '  when that is over', unit: 'MB', ...untargeted }, [
      memoryOf(server.pid).now,
    ]),
  ]
}

/** An address and the token that opens it. */
interface ImageView {
  url: string
  token: string
}

/** Uploads a phone photo to each of some records; returns every size and format of each as a view. */
async function uploadDocuments(server: Server, adminKey: string): Promise<ImageView[]> {
  const photo = await phonePhotoJpeg()
  const people = Array.from({ length: records }, (_, number) => inventedRecord(number))
  const uploads = people.map(async (person) => {
    const answer = await call(`${server.url}/api/v1/records/${person.id}/documents/${document}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${adminKey}`, 'content-type': 'image/jpeg' },
      body: new Uint8Array(photo),
    })
    const { id } = (await answer.json()) as { id: string }
    const token = await openViewing(server, openBody(person))
    return [480, 960, 1600].map((width) => ({
      url: `${server.url}/api/v1/documents/${id}/image?width=${width}`,
      token,
    }))
  })
  return (await Promise.all(uploads)).flat()
}

async function openViewing({ url }: Server, body: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const answer = await call(`${url}/api/v1/lookups`, { method: 'POST', headers, body })
  return ((await answer.json()) as { viewing: { token: string } }).viewing.token
}

/** Asks for pictures until the look-ups are over; kept derivatives are deleted, so that each is drawn. */
async function drawUntil(
  lookups: Promise<unknown>,
  views: readonly ImageView[],
  kept: string,
): Promise<number> {
  let isOver = false
  let drawn = 0
  const look = async (viewer: number) => {
    for (let turn = viewer; !isOver; turn += viewers) {
      const { url, token } = views[turn % views.length] as ImageView
      const accept = turn % 2 === 0 ? 'image/webp' : 'image/jpeg'
      const answer = await call(url, { headers: { authorization: `Bearer ${token}`, accept } })
      await answer.arrayBuffer()
      rmSync(kept, { recursive: true, force: true, maxRetries: 5 })
      drawn += 1
    }
  }
  const looking = Array.from({ length: viewers }, (_, viewer) => look(viewer))
  await lookups.finally(() => {
    isOver = true
  })
  await Promise.all(looking)
  return drawn
}

async function call(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, init)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return answer
}
