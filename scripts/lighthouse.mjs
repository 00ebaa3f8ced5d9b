import { once } from 'node:events'
import { createServer } from 'node:net'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium as playwright } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import { chromiumLaunch } from '../test/support/chromium.ts'
import { paperPng, phonePhotoJpeg } from '../test/support/phone-photos.ts'
import {
  addPerson,
  addRecord,
  apiKey,
  publishNotice,
  setUpProduct,
  startProduct,
} from '../test/support/product.ts'

const { values: options } = parseArgs({
  options: {
    /** Pages whose address begins so. */
    only: { type: 'string', default: '/' },
    times: { type: 'string', default: '3' },
  },
})
const times = Number(options.times)
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** Everybody's pages, as a phone sees them. */
const publicPages = ['/', '/check', '/notices'].map((path) => ({
  ...{ path, seenAs: 'phone', least: [100, 100, 100, 100] },
}))
/**
 * The pages of who is signed in, staff at desks above all; how fast they are as a phone sees them is
 * told only. Search engines are kept out, so there is nothing to find there.
 */
const signedInPages = [
  ...['records', 'entry', 'approvals', 'settings'].map((page) => [page, 'admin']),
  ['submit', 'moderator'],
].flatMap(([page, role]) => [
  { path: `/dashboard/${page}`, role, seenAs: 'desk', least: [95, 100, 100] },
  { path: `/dashboard/${page}`, role, seenAs: 'phone', least: [0, 100, 100] },
])
signedInPages.push({ path: '/my/file', role: 'student', seenAs: 'phone', least: [100, 100, 100] })

/**
 * Measures the built product, each page some times, and prints the worst of each score. Answers 0
 * when none is below what it shall be.
 */
async function measure() {
  const product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  const port = await freePort()
  const browser = await playwright.launch({
    ...chromiumLaunch,
    args: [...(chromiumLaunch.args ?? []), `--remote-debugging-port=${port}`],
  })
  try {
    const cookies = { admin: await signedIn(product, await setUpProduct(product)) }
    for (const role of ['moderator', 'student'])
      cookies[role] = await signedIn(product, await addPerson(product, { role }))
    await fill(product)
    let isGood = true
    for (const { path, role, seenAs, least } of [...publicPages, ...signedInPages]) {
      if (!path.startsWith(options.only)) continue
      const extraHeaders = role ? { cookie: cookies[role] } : {}
      const flags = { port, output: 'json', logLevel: 'error', extraHeaders }
      const about = { flags, seenAs, names: categories.slice(0, least.length) }
      const { scores, faults } = await worstOf(product.url + path, about)
      const told = scores.map((score) => String(score).padStart(4)).join('')
      console.log(`${path.padEnd(21)} ${seenAs.padEnd(5)} ${told}`)
      for (const fault of faults) console.log(`  ${fault}`)
      isGood &&= scores.every((score, index) => score >= least[index])
    }
    return isGood ? 0 : 1
  } finally {
    await browser.close()
    await product.remove()
  }
}

/** The cookies of a new session. */
async function signedIn({ url }, { email, password }) {
  const answer = await fetch(`${url}/api/v1/session`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`Nobody was signed in: ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

/** A notice, more records than one page of the list holds, and one that waits, with its papers. */
async function fill(product) {
  const [admin, moderator] = [await apiKey(product, 'admin'), await apiKey(product, 'moderator')]
  await publishNotice(product, admin)
  for (let count = 0; count < 30; count += 1) await addRecord(product, admin)
  const { id } = await addRecord(product, moderator)
  const papers = { photo: await phonePhotoJpeg({ width: 900 }), 'job-offer': await paperPng() }
  for (const [kind, bytes] of Object.entries(papers)) {
    const answer = await fetch(`${product.url}/api/v1/records/${id}/documents/${kind}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${admin}` },
      body: new Uint8Array(bytes),
    })
    if (!answer.ok) throw new Error(`No ${kind} was kept: ${await answer.text()}`)
  }
}

async function worstOf(url, about) {
  const scores = about.names.map(() => 100)
  const faults = new Set()
  for (let time = 0; time < times; time += 1) {
    const { lhr } = await measured(url, about)
    for (const [index, name] of about.names.entries()) {
      const { score, auditRefs } = lhr.categories[name]
      scores[index] = Math.min(scores[index], Math.round((score ?? 0) * 100))
      for (const { id, weight } of auditRefs) {
        const { title, score: part, errorMessage, displayValue } = lhr.audits[id]
        const isWrong = errorMessage !== undefined || (part !== null && part < 0.9)
        if (weight > 0 && isWrong)
          faults.add(`${title} (${id}) ${errorMessage ?? displayValue ?? ''}`)
      }
    }
  }
  return { scores, faults }
}

/** A run that missed a trace event on a busy machine has no score at all: it is made once more. */
async function measured(url, { flags, seenAs, names }) {
  const config = seenAs === 'desk' ? desktopConfig : undefined
  const first = await lighthouse(url, flags, config)
  const isWhole = names.every((name) => first.lhr.categories[name].score !== null)
  return isWhole ? first : await lighthouse(url, flags, config)
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

const busy = loadavg()[0].toFixed(1)
console.log(`page, seen as, ${categories.join(', ')}: the worst of ${times} (load ${busy} now)`)
process.exitCode = await measure()
