import { once } from 'node:events'
import { get } from 'node:http'
import { join } from 'node:path'
import { type Figure, figure } from './figures.ts'
import { figuresOf, lookupsDuring } from './lookups-meanwhile.ts'
import { inBench, lastWords, memoryOf, startPinned } from './pinned.ts'
import type { Installation } from './seed.ts'
import type { Server } from './servers.ts'

/** The bytes sent and read, and the seconds. */
interface Stretch {
  bytes: number
  seconds: number
}

const speedOf = ({ bytes, seconds }: Stretch) => bytes / 1e6 / seconds

/**
 * Measures an export of everything as one zip, fetched over the API during look-ups, and beside it how fast
 * a bare Node reads the same scans and computes the checksums of a zip and its manifest.
 * @param server that did nothing before, so that its memory is the export's
 */
export async function measureExport(
  server: Server,
  installation: Installation,
  engine: 'SQLite' | 'PostgreSQL',
): Promise<Figure[]> {
  const bare = await readBare(join(installation.dataFolder, 'files/originals'))
  const work = takeEverything(server, installation)
  const { waits, result: sent } = await lookupsDuring(server, installation, work)
  const { peak } = memoryOf(server.pid)
  const name = (what: string) => `export-${what}-${engine.toLowerCase()}`
  const speed = speedOf(sent)
  const gigabytes = (sent.bytes / 1e9).toPrecision(2)
  return [
    figure(
      {
        name: name('speed'),
        what: `Export of ${gigabytes} GB as one zip, ${engine}`,
        unit: 'MB/s',
        // Where the disk is slower, its speed is the target.
        target: { least: Math.min(60, speedOf(bare)) },
      },
      [speed],
    ),
    figure(
      {
        name: name('bare'),
        what: '  bare Node reads and hashes the scans',
        unit: 'MB/s',
        target: null,
      },
      [speedOf(bare)],
    ),
    figure({ name: name('memory'), what: '  resident memory', unit: 'MB', target: { most: 250 } }, [
      peak,
    ]),
    ...figuresOf(waits, name('lookups'), 'meanwhile', 50),
  ]
}

/** Fetches the archive and discards it; throws when it is not a whole zip. */
async function takeEverything(server: Server, { adminKey }: Installation): Promise<Stretch> {
  const began = performance.now()
  const headers = { authorization: `Bearer ${adminKey}` }
  const request = get(`${server.url}/api/v1/exports/everything`, { headers, agent: false })
  const [answer] = (await once(request, 'response')) as [import('node:http').IncomingMessage]
  let bytes = 0
  let end = Buffer.alloc(0)
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length
    end = Buffer.from(Buffer.concat([end, chunk.subarray(-endOfZip)]).subarray(-endOfZip))
  }
  const seconds = (performance.now() - began) / 1000
  if (answer.statusCode !== 200 || end.toString('latin1', 0, 4) !== 'PK\u0005\u0006')
    throw new Error(`The export answered ${answer.statusCode} and is no whole zip`)
  return { bytes, seconds }
}

/** A zip's last record, without a comment (APPNOTE 4.3.16), in bytes. */
const endOfZip = 22

async function readBare(folder: string): Promise<Stretch> {
  const child = startPinned('anywhere', [inBench('baseline-files.ts'), folder])
  const [answer] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  if (answer === null || typeof answer !== 'object')
    throw new Error(`The scans could not be read. ${lastWords(child)}`)
  return answer as Stretch
}
