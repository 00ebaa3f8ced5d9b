import { stringify } from 'csv-stringify/sync'
import type { ExportedEvent } from '#modules/audit'

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
  if (format === 'csv')
    yield csvOf([Object.fromEntries(columns.map((name) => [name, name])) as Row])
  for await (const events of batches) {
    const ids = [...new Set(events.flatMap(({ actorId }) => actorId ?? []))]
    const names = await namesOf(ids)
    const rows = events.map((event) => ({
      ...event,
      actorName: event.actorId === null ? null : (names.get(event.actorId) ?? null),
    }))
    yield format === 'csv' ? csvOf(rows) : rows.map(jsonOf).join('')
  }
}

/**
 * Writes CSV (RFC 4180). A name is what its owner typed: a cell that a spreadsheet would take for a formula
 * (= + - @, tab, carriage return) gets an apostrophe before it.
 */
function csvOf(rows: Row[]): string {
  return stringify(rows, {
    columns: [...columns],
    escape_formulas: true,
    record_delimiter: '\r\n',
  })
}

const jsonOf = ({ details, ...row }: Row): string =>
  `${JSON.stringify({ ...row, details: JSON.parse(String(details)) })}\n`
