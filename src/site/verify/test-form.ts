import type { TestApp } from '#test/test-app'

/** Sends a file as the form does without script. */
export function sendFileTo(
  app: TestApp,
  bytes: Uint8Array | null,
  from = '198.51.100.7',
): Promise<Response> {
  const body = new FormData()
  body.set('file', bytes ? new File([new Uint8Array(bytes)], 'canary.png') : new File([], ''))
  return app.request('/verify', { method: 'POST', body, from })
}

/** Returns the open ones of the folded ways on the page, by the ids of their headings. */
export function openWays(html: string): string[] {
  return [...html.matchAll(/<details open=""><summary><h2 id="([^"]+)"/g)].map(([, id]) => id ?? '')
}
