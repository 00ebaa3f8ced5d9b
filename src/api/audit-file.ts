import type { ExportedEvent } from '#modules/audit'
import { csvLine } from '#platform/csv'

const columns = [
  'id',
  'sequence',
  'at',
  'actorKind',
  'actorId',
  'actorName',
  'action',
  'subject',
  'details',
  'mac',
] as const

type Row = Record<(typeof columns)[number], string | number | null>

interface AuditFile {
  batches: AsyncGenerator<ExportedEvent[]>
  format: 'csv' | 'jsonl'
  namesOf: (ids: string[]) => Promise<Map<string, string>>
  day: string
}

/** Returns the log as a download that is written while it is read. */
export function auditFile({ batches, format, namesOf, day }: AuditFile): Response {
  const text = linesOf(batches, format, namesOf)
  return new Response(streamOf(text), {
    headers: {
      'content-type':
        format === 'csv' ? 'text/csv; charset=utf-8' : 'application/jsonl; charset=utf-8',
      'content-disposition': `attachment; filename="audit-log-${day}.${format}"`,
      'cache-control': 'private, no-store',
    },
  })
}

/** Reads on only as fast as the client receives; a client that disconnects ends the reading. */
function streamOf(text: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull: async (controller) => {
      const { value, done } = await text.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => {
      await text.return(undefined)
    },
  })
}

async function* linesOf(
  batches: AsyncGenerator<ExportedEvent[]>,
  format: AuditFile['format'],
  namesOf: AuditFile['namesOf'],
): AsyncGenerator<string> {
  if (format === 'csv') yield csvLine(columns)
  for await (const events of batches) {
    const ids = [...new Set(events.flatMap(({ actorId }) => actorId ?? []))]
    const names = await namesOf(ids)
    const rows = events.map((event) => ({
      ...event,
      actorName: event.actorId === null ? null : (names.get(event.actorId) ?? null),
    }))
    yield rows.map(format === 'csv' ? rowOf : jsonOf).join('')
  }
}

const rowOf = (row: Row): string => csvLine(columns.map((name) => row[name]))

const jsonOf = ({ details, ...row }: Row): string =>
  `${JSON.stringify({ ...row, details: JSON.parse(String(details)) })}\n`
