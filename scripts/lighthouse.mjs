import { once } from 'node:events'
import { createServer } from 'node:net'
import { loadavg } from 'node:os'
import { chromium as playwright } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import { chromiumLaunch } from '../test/support/chromium.ts'
import { documentPng, phonePhotoJpeg } from '../test/support/phone-photos.ts'
import {
  addPerson,
  addRecord,
  apiKey,
  publishNotice,
  setUpProduct,
  startProduct,
} from '../test/support/product.ts'
import { onlyThose } from './only.mjs'
import { optionsHere } from './options.mjs'

const options = optionsHere({
  only: { type: 'string', default: '/', help: 'pages whose address begins with this' },
  times: { type: 'string', default: '3', help: 'how often each page is measured' },
})
const times = Number(options.times)
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** Everybody's pages, as a phone sees them. */
const publicPages = [
  ...['/', '/check', '/notices', '/verify', '/tell/concern', '/tell/complaint'],
  ...['/official-checks', '/help', '/about', '/domains', '/legal/privacy'],
].map((path) => ({ path, seenAs: 'phone', least: [100, 100, 100, 100] }))
/** Pages closed to search engines: an opened file, and the forms that lead to one or to an account. */
const unlistedPages = ['/file', '/shared', '/login', '/register'].map((path) => ({
  ...{ path, seenAs: 'phone', least: [100, 100, 100] },
  ...(path === '/file' && { role: 'candidate' }),
}))
/**
 * Pages of signed-in people, mostly staff at desks; their speed on a phone is only reported. Search engines
 * are kept out, so their score has no target.
 */
const signedInPages = [
  ...['records', 'entry', 'approvals', 'settings'].map((page) => [page, 'admin']),
  ['submit', 'moderator'],
].flatMap(([page, role]) => [
  { path: `/dashboard/${page}`, role, seenAs: 'desk', least: [95, 100, 100] },
  { path: `/dashboard/${page}`, role, seenAs: 'phone', least: [0, 100, 100] },
])
signedInPages.push({ path: '/my/file', role: 'student', seenAs: 'phone', least: [100, 100, 100] })

const pages = onlyThose(
  [options.only],
  [...publicPages, ...unlistedPages, ...signedInPages],
  ({ path }) => path,
  (path, asked) => path.startsWith(asked),
)

/**
 * Measures the built product, each page several times, and prints the worst of each score. Returns 0 when
 * none is below its target.
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
    const file = await fill(product)
    let isGood = true
    for (const { path, role, seenAs, least } of pages) {
      // Open for a quarter of an hour, so only opened in its turn.
      if (role === 'candidate') cookies.candidate = await opened(product, file)
      const extraHeaders = role ? { cookie: cookies[role] } : {}
      const flags = { port, output: 'json', logLevel: 'error', extraHeaders }
      const about = { flags, seenAs, names: categories.slice(0, least.length) }
      const { scores, faults } = await worstOf(product.url + path, about)
      const columns = scores.map((score) => String(score).padStart(4)).join('')
      console.log(`${path.padEnd(21)} ${seenAs.padEnd(5)} ${columns}`)
      for (const fault of faults) console.log(`  ${fault}`)
      isGood &&= scores.every((score, index) => score >= least[index])
    }
    return isGood ? 0 : 1
  } finally {
    await browser.close()
    await product.remove()
  }
}

/** Returns the cookies of a new session. */
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

/** Returns the cookie of a file opened with its number and code. */
async function opened({ url }, { passportNumber: number, accessCode: code }) {
  const answer = await fetch(`${url}/check`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body: new URLSearchParams({ number, code }),
  })
  const [cookie] = answer.headers.getSetCookie()
  if (answer.status !== 303 || !cookie) throw new Error(`The file stayed closed: ${answer.status}`)
  return cookie.split(';')[0]
}

/**
 * Creates a notice, more records than one page of the list holds, a pending one with its documents, and one
 * that its candidate opens; returns its number and code.
 */
async function fill(product) {
  const [admin, moderator] = [
    await apiKey(product, 'admin', 'candidates'),
    await apiKey(product, 'moderator'),
  ]
  await publishNotice(product, admin)
  for (let count = 0; count < 30; count += 1) await addRecord(product, admin)
  const { id } = await addRecord(product, moderator)
  await addDocuments(product, admin, id)
  const { id: own, passportNumber } = await addRecord(product, admin)
  await addDocuments(product, admin, own)
  const answer = await fetch(`${product.url}/api/v1/records/${own}/access-code`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin}` },
  })
  const { accessCode } = await answer.json()
  return { passportNumber, accessCode }
}

async function addDocuments(product, key, id) {
  const documents = {
    photo: await phonePhotoJpeg({ width: 900 }),
    'job-offer': await documentPng(),
  }
  for (const [kind, bytes] of Object.entries(documents)) {
    const answer = await fetch(`${product.url}/api/v1/records/${id}/documents/${kind}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${key}` },
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

/** Measures again when a run on a busy machine missed a trace event and has no score. */
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
