import { globSync, readFileSync } from 'node:fs'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { callApi } from '#test/call-api'
import { settled } from '#test/dashboard'
import { startProduct } from '#test/product'
import type { SeededProduct } from '#test/seeded'
import type { SeededPerson } from '#test/seeded-people'
import { openClass, pay } from '#test/training-entries'

/**
 * The public pages by who opens them, as in the table of routes: a test compares them with it. Those of a linked
 * account come from the same code as those of number and code, so few of them are looked at twice.
 */
export const sitePages = {
  visitor: [
    ...['/', '/check', '/check/work-permit', '/check/visa-paper', '/check/application-status'],
    ...['/check/lmia', '/closing', '/shared'],
    ...[
      '/verify',
      '/verify/{number}',
      '/login',
      '/login/second-factor',
      '/forgot',
      '/reset/{token}',
    ],
    ...[
      '/confirm/{token}',
      '/register',
      '/register/{invite}',
      '/set-up/{token}',
      '/official-checks',
    ],
    ...['/help', '/tell', '/tell/{kind}'],
    ...['/case/{number}', '/notices', '/notices/{id}', '/legal/{page}', '/about', '/domains'],
    ...['/kept', '/api/v1/docs', '/api/v1/docs/{part}'],
  ],
  /** Has opened a file, and a share. */
  candidate: [
    ...['/file', '/file/documents/{kind}', '/file/documents/{kind}/large', '/file/print'],
    ...[
      '/file/standing',
      '/file/keep',
      '/file/tell',
      '/file/help',
      '/file/kept',
      '/file/views',
      '/file/news',
    ],
    ...['/file/card', '/file/card/kept', '/file/bring', '/file/bring/{kind}'],
    ...['/file/contract', '/file/tell/contract', '/file/money'],
    ...['/file/tell/{kind}', '/file/told', '/file/told/{id}'],
    ...['/file/attestations', '/file/data', '/file/messages', '/file/consents'],
    ...['/file/code', '/file/share', '/shared/file', '/shared/documents/{kind}'],
    ...['/shared/documents/{kind}/large', '/shared/print', '/shared/receipts/{number}'],
  ],
  /** Is signed in, and has a file, a class and a payment. */
  student: [
    ...['/account', '/account/password', '/account/second-factor', '/confirm', '/my/file'],
    ...[
      '/my/file/documents/{kind}',
      '/my/file/views',
      '/my/file/news',
      '/my/shares',
      '/my/classes',
    ],
    ...['/my/classes/open', '/my/classes/selected'],
    ...['/my/classes/{id}/attendance', '/my/payments', '/my/payments/{id}/receipt'],
    ...['/my/payments/tell', '/my/payments/tell/{kind}', '/my/payments/told'],
    '/my/payments/told/{id}',
  ],
} as const

/** The dashboard's routes, as its files declare them, by who opens them. */
export const dashboardRoutes = globSync('src/dashboard/**/*rout*.ts*')
  .map((file) => readFileSync(file, 'utf8'))
  .flatMap((text) => {
    const declared = text.matchAll(/^ {2}'(\/[^']+)': (?:\{\s*\.\.\.)?(staff)?/gm)
    return [...declared].map(([, path = '', who]) => ({
      path,
      role: who === 'staff' ? ('moderator' as const) : ('admin' as const),
    }))
  })

/** Something of each kind, for the places in the addresses. */
export interface Crawled {
  student: SeededPerson
  /** A file that nobody has linked. */
  file: { passportNumber: string; accessCode: string }
  shareCode: string
  /** An address for each route with a place, by its path. */
  addresses: Record<string, string>
  /** By the names of the dashboard's places. */
  ids: Record<string, string>
}

/** Tells a mistake; returns the page that says so. */
async function tellMistake(product: SeededProduct, viewing: string): Promise<string> {
  const mistake = { kind: 'mistake', part: 'detail:nationality', proposed: 'Rahima' }
  const { id } = await callApi(product, viewing, ['POST', '/own-cases'], mistake)
  return `/file/told/${id}`
}

/** Enters what the seed does not have, by the API; for a product that no other test uses. */
export async function enterForCrawl(product: SeededProduct): Promise<Crawled> {
  const { call, callAs, people, file, payment } = product
  const [student, moderator] = [people.student[0], people.moderator[0]]
  const { passportNumber, accessCode } = file
  await callAs(student, 'POST', '/my/record', { passportNumber, accessCode })
  const wanted = {
    kinds: ['visa-paper', 'lmia'],
    purpose: 'employer',
    label: 'Maple Farms',
    days: 5,
  }
  const viewing = await product.open(file)
  const { shareCode } = await callApi(product, viewing, ['POST', '/shares'], wanted)
  await call('POST', '/cases', { kind: 'concern', text: 'A stranger sold me a document.' })
  const text = 'They keep my passport.'
  const complaint = await call('POST', '/cases', {
    ...{ kind: 'complaint', about: 'agency', text, send: 'send' },
  })
  const table = new FormData()
  table.set('table', new File(['passportNumber,name\nAB1234567,Rahima\n'], 'march.csv'))
  const { id: importId } = await call('POST', '/imports', table)
  const { notices } = await call('GET', '/notices')
  const { cases } = await call('GET', '/cases')
  const over = await openClass(product, product.key, {
    title: 'First aid',
    teacherId: moderator.id,
  })
  await call('POST', `/classes/${over}/members`, { accountId: student.id })
  for (const state of ['running', 'finished'])
    await call('POST', `/classes/${over}/state`, { state })
  await pay(product, product.key, {
    ...{ accountId: student.id, receivedBy: moderator.id, feeName: 'Medical', amount: 120_000 },
  })
  const { link: reset } = await call('POST', `/accounts/${student.id}/reset-link`)
  const { link: invite } = await call('POST', '/invites', { role: 'moderator' })
  const document = file.documents['visa-paper']
  return {
    student,
    file,
    shareCode,
    ids: {
      ...{ recordId: file.id, importId, classId: product.classId, page: 'record' },
      ...{ accountId: student.id, noticeId: notices[0].id, caseId: cases[0].id },
    },
    addresses: {
      '/verify/{number}': await receiptOf(product, document as string),
      '/reset/{token}': reset,
      '/register/{invite}': invite,
      '/confirm/{token}': '/confirm/made-up',
      '/confirm': '/confirm/made-up',
      '/case/{number}': `/case/${complaint.number}`,
      '/tell/{kind}': '/tell/concern',
      '/file/tell/{kind}': '/file/tell/mistake?part=detail:name',
      '/file/told/{id}': await tellMistake(product, viewing),
      '/my/payments/told/{id}': '/my/payments/told/nothing',
      '/my/file/tell/{kind}': '/my/file/tell/mistake?part=detail:name',
      '/notices/{id}': `/notices/${notices[0].id}`,
      '/legal/{page}': '/legal/privacy',
      '/api/v1/docs/{part}': '/api/v1/docs/records',
      '/file/documents/{kind}': '/file/documents/visa-paper?page=2',
      '/file/documents/{kind}/large': '/file/documents/visa-paper/large',
      '/my/file/documents/{kind}': '/my/file/documents/visa-paper',
      '/shared/documents/{kind}': '/shared/documents/visa-paper?page=2',
      '/shared/documents/{kind}/large': '/shared/documents/visa-paper/large',
      '/my/classes/{id}/attendance': `/my/classes/${over}/attendance`,
      '/my/payments/{id}/receipt': `/my/payments/${payment.id}/receipt`,
    },
  }
}

/** Returns the address of a receipt that a document of the file is held. */
async function receiptOf({ url, call, file }: SeededProduct, documentId: string): Promise<string> {
  const { documents } = await call('GET', `/records/${file.id}`)
  const { sha256 } = documents.find(({ id }: { id: string }) => id === documentId)
  const body = new URLSearchParams({ sha256 })
  const sent = { method: 'POST', body, headers: { origin: url }, redirect: 'manual' } as const
  return (await fetch(`${url}/verify/receipts`, sent)).headers.get('location') as string
}

/** What people entered, and names that are the same in every language, on pages in Bengali. */
export const enteredWords = ({ people }: SeededProduct) =>
  new RegExp(
    [
      ...Object.values(people)
        .flat()
        .map(({ name }) => `\\b${name}\\b`),
      'Padma Overseas Ltd|Bureau of Manpower, Employment and Training|12 Naya Paltan, Dhaka 1000',
      '[\\w.-]+@[\\w.-]+|\\b(?:file|march)\\.\\w+|\\b(?:admin|moderator)\\b|\\(API key\\)|Ctrl K|Shift',
      '(?:House 7, )?Road 3, Cumilla|Second floor, House 12, Road 5, Dhaka|Medical|passportNumber',
      '[A-Z][a-z]+ (?:Sultana|Malek|Parvin|Uddin|Akter|Hossain|Khatun|Karim|Begum|Islam)|Rahima',
      'First aid|Safe travel|English for the journey|Interviews in Cumilla|Maple Farms',
      'A stranger sold me a document|They keep my passport|The photo is too dark|Sonali Bank|City Bank',
      'Immigration, Refugees and Citizenship Canada|Check your application status|Chrome, Linux',
      // Words of computers that Bengali has in these letters, and a language by its own name.
      '\\b(?:zip|https|name|English|Filipino)\\b|“AB1234567[^”]*”|“[a-z-]+\\.jpg”|autosize measurement',
    ].join('|'),
    'g',
  )

/** Lets the site be read in these languages, of which the first is the usual one. */
export async function offer({ call }: SeededProduct, languages: readonly string[]): Promise<void> {
  const { version } = await call('GET', '/organisation')
  await call('PATCH', '/organisation', { languages }, version)
}

/** Opens the public pages of one of those who come, one after the other; a step tells the status of its answer. */
export async function* publicPages(
  context: BrowserContext,
  {
    product,
    crawled,
    who,
  }: { product: SeededProduct; crawled: Crawled; who: keyof typeof sitePages },
): AsyncGenerator<{ path: string; page: Page; status: number }> {
  const addresses: Record<string, string> = { ...crawled.addresses }
  const bare = who === 'visitor' ? await startProduct() : null
  addresses['/set-up/{token}'] = bare?.setUpLink ?? ''
  if (who === 'candidate')
    addresses['/shared/receipts/{number}'] = await openBoth(context, product, crawled)
  const cookies = who === 'student' ? crawled.student.cookies : []
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: product.url })))
  const page = await context.newPage()
  for (const path of sitePages[who]) {
    const answer = await page.goto(new URL(addresses[path] ?? path, product.url).href)
    yield { path, page, status: answer?.status() ?? 0 }
  }
  await bare?.remove()
}

/** Opens the file and the share in this browser; returns the address of a receipt of the share. */
async function openBoth(
  context: BrowserContext,
  { url }: SeededProduct,
  { file, shareCode }: Crawled,
): Promise<string> {
  const open = (path: string, code: string) =>
    context.request.post(url + path, { form: { number: file.passportNumber, code } })
  await open('/check', file.accessCode)
  await open('/shared', shareCode)
  const page = await context.newPage()
  await page.goto(`${url}/shared/file`)
  await page.locator('form[action="/shared/receipts"] button').click()
  await page.waitForURL(/receipts/)
  await page.close()
  return page.url()
}

/** Opens a route of the dashboard, with what was entered for the crawl in its places. */
export async function openRoute(
  page: Page,
  path: string,
  { product, crawled }: { product: SeededProduct; crawled: Crawled },
): Promise<void> {
  const address = path.replace(/\$(\w+)/g, (place, name) => crawled.ids[name] ?? place)
  expect(address, 'the crawl has something for each place').not.toContain('$')
  await page.goto(`${product.url}/dashboard${address}`)
  await expect(page.locator('h1').first(), path).toBeVisible()
  await settled(page)
}
