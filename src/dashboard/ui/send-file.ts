import { actingAs, addressOf, confirming, Problem } from '#api/client'
import { wellFormed } from '#platform/text.schema'
import { pageProblems } from '#texts/page-problems'

interface SendFile {
  method: 'POST' | 'PUT'
  /** As an endpoint's path. */
  path: string
  params?: Record<string, string>
  query?: Record<string, string> | undefined
  file: Blob
  /** The file's name, or its path within the chosen folder. */
  name: string
  headers?: Record<string, string>
  /** Sent part, 0 to 1. */
  onProgress: (part: number) => void
  signal?: AbortSignal
}

/** Somebody stopped the sending. */
export class StoppedError extends Problem {
  constructor() {
    super(0, { title: pageProblems.sendingStopped })
  }
}

/** Calls `sendBytes`, and again where somebody has to sign in first. */
export function sendFile<Answer>(send: SendFile): Promise<Answer> {
  return confirming(() => sendBytes(send))
}

/**
 * Sends a file as raw bytes. Uses XMLHttpRequest because fetch does not report an upload's progress.
 * Rejects with a `Problem`; a failed connection has status 0, and the file may be sent again.
 */
function sendBytes<Answer>(send: SendFile): Promise<Answer> {
  const { method, path, params, query, file, name, headers, onProgress, signal } = send
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, addressOf(path, params, query))
    for (const [header, value] of Object.entries({ ...actingAs(), ...headers }))
      request.setRequestHeader(header, value)
    request.setRequestHeader('x-file-name', encodeURIComponent(wellFormed(name)))
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const body = bodyOf(request.responseText)
      if (request.status >= 200 && request.status < 300) resolve(body as Answer)
      else reject(new Problem(request.status, body))
    }
    request.onerror = () => reject(new Problem(0, {}))
    request.onabort = () => reject(new StoppedError())
    signal?.addEventListener('abort', () => request.abort(), { once: true })
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
