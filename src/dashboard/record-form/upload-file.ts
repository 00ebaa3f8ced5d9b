import { actingAs, addressOf, confirming, Problem } from '#api/client'
import type { DocumentKind } from '#modules/documents/schema'
import { wellFormed } from '#platform/text/schema'

interface Upload {
  recordId: string
  kind: DocumentKind
  file: File
  /** Identifies this upload: sent again after a broken connection it is the same one. */
  key: string
  signal: AbortSignal
  /** Uploaded part, 0 to 1. */
  onProgress: (part: number) => void
}

/** Somebody stopped the upload. */
export class CancelledError extends Error {}

/** Calls `sendScan`, and again where somebody has to sign in first. */
export function uploadFile(upload: Upload): Promise<void> {
  return confirming(() => sendScan(upload))
}

/**
 * Uploads a scan as raw bytes. Uses XMLHttpRequest because fetch does not report an upload's progress.
 * Rejects with a `Problem`; a failed connection has status 0, and the same file may be sent again.
 */
function sendScan({ recordId, kind, file, key, signal, onProgress }: Upload): Promise<void> {
  const address = addressOf('/records/{id}/documents/{kind}', { id: recordId, kind })
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', address)
    for (const [name, value] of Object.entries(actingAs())) request.setRequestHeader(name, value)
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    request.setRequestHeader('x-file-name', encodeURIComponent(wellFormed(file.name)))
    request.setRequestHeader('idempotency-key', `"${key}"`)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve()
      else reject(new Problem(request.status, bodyOf(request.responseText)))
    }
    request.onerror = () => reject(new Problem(0, {}))
    request.onabort = () => reject(new CancelledError())
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}

function bodyOf(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/** Runs tasks in order, at most this many at a time. */
export async function runInTurn(
  tasks: readonly (() => Promise<void>)[],
  atOnce: number,
): Promise<void> {
  const waiting = [...tasks]
  const worker = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task()
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
