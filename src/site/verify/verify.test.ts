import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { CandidateRecord } from '#modules/records/schema'
import { fileOf } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { withoutKeys } from '#test/hidden-fields'
import { documentPng } from '#test/phone-photos'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { sendFileTo } from './test-form.ts'

const same = 'same file as the one Padma Overseas Ltd has held since 20\u00a0November 2026.'
const different =
  'not a file that Padma Overseas Ltd holds. That does not mean that it is forged: saving or photographing a document again changes the file. Some documents'
const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
const record = await approvedRecord(app, { passportNumber: 'AB1234567', destinationCountry: 'AU' })
const held = await documentPng('Held')
const newer = await documentPng('Newer')
await put(record, await documentPng('Superseded'))
await put(record, held, 'visa-paper')

async function put(
  { id: recordId }: CandidateRecord,
  bytes: Buffer,
  kind: 'work-permit' | 'visa-paper' = 'work-permit',
): Promise<void> {
  await uploadScan(app.as(people.amina), recordId, kind, bytes)
}

const sendFile = (bytes: Uint8Array | null) => sendFileTo(app, bytes)
/** Sends only the fingerprint, as the form does with script. */
const sendHash = (sha256: string) => send({ sha256 })
const send = (fields: Record<string, string>) =>
  app.request('/verify', { method: 'POST', body: new URLSearchParams(fields) })
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** What both ways answer; they must agree. */
async function verdictOn(bytes: Buffer): Promise<string> {
  const [byFile, byHash] = [await sendFile(bytes), await sendHash(sha256(bytes))]
  expect([byFile.status, byHash.status]).toEqual([200, 200])
  const html = withoutKeys(await byFile.text())
  expect(withoutKeys(await byHash.text())).toBe(html)
  // A receipt is asked for by the fingerprint, which is another for each file.
  return html.replace(sha256(bytes), 'its fingerprint')
}

test('the very file that is held is the same, with its kind and since when', async () => {
  const html = await verdictOn(held)
  expect(html).toContain(`This is the ${same}`)
  expect(html).toContain('Kind of document: Visa Paper.')
  expect(html).not.toContain('newer scan')
  expect(html).toContain('What only the authority can tell you')
  expect(html).toContain('href="/official-checks"')
  for (const secret of ['Rahima', 'AB1234567', record.reference, 'secret-name', 'Australia'])
    expect(html).not.toContain(secret)
})

/** The marked picture that a candidate saves from the own file. */
async function shownCopy(): Promise<Buffer> {
  const browser = await fileOf(app, record)
  const file = await browser.text('/file/documents/visa-paper')
  const address = /src="([^"]+width=960)"/.exec(file)?.[1]?.replaceAll('&amp;', '&') as string
  return Buffer.from(await (await browser.get(address)).arrayBuffer())
}

test('each outcome is told by heading, title and a sign of its own', async () => {
  const shown = await verdictOn(await shownCopy())
  expect(shown).toContain('This is a copy that this site showed, made from the document that Padma')
  expect(shown).not.toContain('Rahima')
  const old = await documentPng('Superseded')
  await put(record, old)
  await put(record, newer)
  const answers = {
    'This is the file that we hold': await verdictOn(held),
    'This is an older scan: we hold a newer one': await verdictOn(old),
    'This is not a file that we hold': await verdictOn(await documentPng('Never seen')),
    'This is a copy that this site showed': shown,
    'We know this reference': await (await send({ reference: record.reference })).text(),
    'We do not know this reference': await (await send({ reference: 'CR-00000000' })).text(),
  }
  for (const [heading, html] of Object.entries(answers)) {
    expect(html).toContain(`<h1>${heading}</h1>`)
    expect(html).toContain(`<title>${heading}`)
  }
  const signs = Object.values(answers).map((html) => /<svg class="sign".*?<\/svg>/.exec(html)?.[0])
  expect(new Set(signs).size).toBe(6)
  expect(signs).not.toContain(undefined)
})

test('a document of a hidden record answers as if never seen', async () => {
  const hidden = await approvedRecord(app)
  const unseen = await verdictOn(await documentPng('Never seen'))
  const scan = await documentPng('Hidden')
  await put(hidden, scan)
  await app.hide(hidden.id)
  expect(await verdictOn(scan)).toBe(unseen)
  expect(unseen).toContain(different)
})

test('a reference alone is never compared, whether it is ours or not', async () => {
  const ours = await (await send({ reference: record.reference.toLowerCase() })).text()
  const hidden = await approvedRecord(app)
  await app.hide(hidden.id)
  const unknown = await (await send({ reference: ' cr-00000000 ' })).text()
  for (const html of [ours, unknown]) {
    expect(html).toContain('Ask the person to share it')
    expect(html).toContain('mailto:amina@padma.example')
    expect(html).not.toContain('same file')
    expect(html).not.toContain('Rahima')
  }
  expect(ours).toContain('has a record with this reference. A reference alone says nothing')
  expect(unknown).toContain('cannot tell you anything about this reference')
  // What was typed is shown and kept for a correction.
  expect(ours).toContain(`You typed: <bdi class="typed">${record.reference.toLowerCase()}</bdi>`)
  expect(unknown).toContain('You typed: <bdi class="typed">cr-00000000</bdi>')
  expect(unknown).toMatch(/<input[^>]* name="reference"[^>]* value="cr-00000000"/)
  const ofHidden = await (await send({ reference: hidden.reference })).text()
  expect(withoutKeys(ofHidden.replaceAll(hidden.reference, 'cr-00000000'))).toBe(
    withoutKeys(unknown),
  )
})

test('what was typed comes back escaped and cut, and opens no markup', async () => {
  const html = await (await send({ reference: `<b>"${'x'.repeat(200)}` })).text()
  expect(html).toContain(`<bdi class="typed">&lt;b&gt;&quot;${'x'.repeat(56)}</bdi>`)
  expect(html).not.toContain('<b>')
  expect(html).not.toContain('x'.repeat(57))
})

test('what is missing or too large is said at its field', async () => {
  const most = 15 * 1024 * 1024
  const large = 'We cannot compare this, ask the agency.'
  const faults: string[] = []
  for (const [ask, status, field, sentence] of [
    [() => sendFile(null), 422, 'file', 'Choose a file first'],
    [() => sendFile(new Uint8Array(most + 1)), 413, 'file', large],
    // What the browser kept to itself.
    [() => send({ bytes: String(most + 1) }), 413, 'file', large],
    [() => send({ bytes: '0' }), 422, 'file', 'Choose a file first'],
    [() => send({ reference: ' ' }), 422, 'reference', 'Type the reference'],
  ] as const) {
    const answer = await ask()
    const html = await answer.text()
    const isSaid =
      html.includes('<title>Error: Check a document') &&
      html.includes(`<a href="#${field}">${sentence}`)
    if (answer.status !== status || !isSaid) faults.push(`${ask}: ${answer.status}`)
  }
  expect(faults).toEqual([])
})

test('a crafted fingerprint is refused', async () => {
  for (const crafted of ['', 'x'.repeat(64), `${sha256(held)}0`, "' or 1=1"])
    expect((await sendHash(crafted)).status).toBe(422)
  expect(await (await sendHash(sha256(held).toUpperCase())).text()).toContain(same)
})

test('after ten tries in a minute the page says how long to wait, whichever way was taken', async () => {
  const from = '203.0.113.9'
  const body = () => new URLSearchParams({ reference: 'CR-00000000' })
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await app.request('/verify', { method: 'POST', body: body(), from })).status).toBe(200)
  const answer = await sendFileTo(app, await documentPng('Held'), from)
  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe('60')
  expect(await answer.text()).toContain(
    'There were too many tries from your connection. Try again in 60 seconds.',
  )
})

test('nothing of a file that was compared is kept', async () => {
  const before = filesBelow(app.runtime.config.dataFolder)
  // A folder of its own: other tests come and go in the shared one.
  const temporary = mkdtempSync(join(tmpdir(), 'candor-verify-'))
  vi.stubEnv('TMPDIR', temporary)
  await sendFileTo(app, await documentPng('Kept nowhere'))
  vi.unstubAllEnvs()
  expect(filesBelow(app.runtime.config.dataFolder)).toEqual(before)
  expect(readdirSync(temporary)).toEqual([])
  rmSync(temporary, { recursive: true })
})

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => !name.includes('sqlite'))
    .sort()
}
