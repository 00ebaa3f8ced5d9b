import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { messageSchema } from '#modules/messages/schema'
import { type Control, fieldNames, recordFields } from '#modules/records/fields.schema'
import { publicly } from '#modules/speech/schema'
import { startGateway } from '#test/sms-gateway'
import { startSmtp } from '#test/smtp'
import { startTestApp } from '#test/test-app'
import { endpoints } from '../../src/api/endpoints.ts'
import { pages } from '../../src/site/pages.ts'
import { enteredFields, textsIn } from './entered-fields.ts'
import { plantEverywhere } from './plant-everywhere.ts'
import { plantedWords } from './planted-words.ts'
import { sendEverything } from './sent-messages.ts'

/** Returns what finds the details of a record that are typed so and not judged. */
function detailsTypedAs(...controls: Control['control'][]): RegExp {
  const names = fieldNames.filter((name) => {
    const { control, judgedAs } = recordFields[name]
    return controls.includes(control) && judgedAs === undefined
  })
  return new RegExp(
    `^(?:POST|PATCH) /records(?:/{id}(?:/corrections changes)?)? (?:${names.join('|')})$`,
  )
}

/** Secrets, and what is chosen from a list. */
const notWords: readonly RegExp[] = [
  // A gap takes a day, a number, or a row that is there.
  / (?:sentences|returnReasons) gaps | (?:password|confirm|currency|timeZone|sessions \w+|defaultNationality)$/,
  // Stages are sentences: own words are refused.
  /^PATCH \/organisation stages own$/,
  // Read as a number and two choices.
  / \/(?:own-|my\/)cases(?:\/files)? (?:amount|period|kind)$/,
  // What is there: a detail, a document, an entry.
  / \/(?:own-|my\/)cases part$/,
  // A colour, refused where it may be taken for a state's.
  /^PATCH \/organisation accentColour$/,
  // Days, times, countries, languages, sums, and rows of a table.
  /^PATCH \/organisation (?:week|exceptions|fees) |^PATCH \/organisation (?:address country|countries|spoken)$/,
  / filters (?:missing|enteredBy|stage)$/,
  // Chosen among those of the settings.
  /^PUT \/records\/{id}\/stage stage$|^POST \/bulk-changes stage$/,
  // A time and a zone.
  /^(?:POST|PUT) \/appointments(?:\/\{id\})? (?:time|zone)$/,
  // A row of the table of regulators, or a country whose register is in none.
  /^PATCH \/organisation regulator$|^page \/set-up authority$/,
  // Kept as digits only, or chosen from a list.
  detailsTypedAs('telephone', 'time', 'zone'),
]

/** Texts that nobody keeps, or that are chosen from what there is. */
const keptNowhere: readonly RegExp[] = [
  /^POST \/(?:lookups|share-lookups|passport-checks|duplicate-checks|my\/record|session|session\/.*|my\/passkey-options) /,
  /^POST \/(?:(?:records|accounts|cases|speech)\/search|records\/matching|(?:organisation|speech)\/check|drafts|exports\/records) /,
  ...notWords,
  /^PATCH \/imports\/\{id\} (?:mapping|answers|sheets)/,
  / accentColour$/,
  // What is asked for at set-up is changed by the settings, where it is planted.
  /^page \/set-up /,
  // The candidate's page does not show them, so that no case calls them wrong.
  /^POST \/records\/{id}\/corrections changes (?:passportNumber|referenceNumber)$/,
  // Compared with what was signed, and forgotten.
  /^POST \/attestations\/check attestation$/,
  /^POST \/receipts\/check receipt$/,
  // Hexadecimal, or of our form, as a reference is; no other word is kept.
  /^POST \/receipts (?:sha256|reference|payment|check)$/,
  // Kept as its SHA-256 alone.
  /^POST \/receipts attestation$/,
  // Eight digits, compared with a hash.
  /^POST \/(?:my\/)?own-data code$/,
  // Compared with what was issued or proposed, and kept as an HMAC alone.
  /^(?:POST \/(?:my\/)?access-code\/proposals current|PUT \/(?:my\/)?access-code (?:code|seal))$/,
  // Compared with the name of the organisation, and forgotten.
  /^POST \/organisation\/closing typedName$/,
  // Named by its owner on the page that lists it, and shown to nobody else.
  /^POST \/my\/passkeys name$/,
]

/** What staff, or a program, alone read. */
const staffsOwn: readonly RegExp[] = [
  /^POST \/records\/{id}\/(?:(?:changes\/{changeId}\/)?return|withdraw) reason(?: own)?$|^POST \/(?:records|cases)\/{id}\/notes text$/,
  / \/my\/record-views(?:\/{id})? |^PATCH \/imports\/\{id\} /,
  // A report or a request is read by staff; who sent it reads its own number.
  /^POST \/cases (?:text|from|page|name|number)$/,
  // Closes or answers a report that nobody outside reads on: `answerTexts.note`.
  /^POST \/cases\/{id}\/answer text$/,
]

/** What reaches people unjudged, and why it may. */
const reasons: readonly [fields: RegExp, why: string][] = [
  [detailsTypedAs('number', 'email', 'telephone'), 'Numbers and an address of the candidate.'],
  [/^POST \/(?:my\/)?shares label$/, 'The candidate’s own; no recipient sees it.'],
  [
    /^POST \/(?:own-|my\/)cases(?:(?:\/files)? (?:proposed|note|text|paidTo|employer)|\/\{id\}\/disagreement text)$/,
    'The person’s own words, for that person.',
  ],
  [/^POST \/records\/{id}\/sightings number$/, 'A number: no word fits its form.'],
  [/^POST \/invites email$/, 'The address that the mail goes to.'],
  [/^page \/register email$/, 'Who registers reads the own address.'],
]
const shown = new Map<string, Set<string>>()
const smtp = await startSmtp()
const gateway = await startGateway()
const app = await startTestApp('sqlite', {
  CANDOR_SMTP_URL: smtp.url,
  CANDOR_RAISED_LIMITS: '198.51.100.7',
})
const words = plantedWords()
const planted = await plantEverywhere(app, words)
afterAll(async () => {
  await app.close()
  await smtp.close()
  await gateway.close()
})

function note(where: string, text: string) {
  for (const field of words.in(text)) shown.set(field, (shown.get(field) ?? new Set()).add(where))
}

/** Every page and every call that somebody who is no staff can ask for, with every id there is. */
async function lookEverywhere() {
  noteDrawn()
  const { cookie, ids } = planted
  const site = pages.filter(({ method, permission }) => method === 'GET' && isNoStaffs(permission))
  const api = endpoints.filter(
    ({ method, permission }) => method === 'GET' && isNoStaffs(permission),
  )
  const paths = [...site.map(({ path }) => path), ...api.map(({ path }) => `/api/v1${path}`)]
  for (const path of paths)
    for (const address of addressesOf(path, ids)) {
      const answer = await app.request(address, { headers: { cookie } })
      const isText = /text|json|xml/.test(answer.headers.get('content-type') ?? '')
      note(path, `${[...answer.headers.values()].join(' ')} ${isText ? await answer.text() : ''}`)
    }
  // What is entered for a second language stands on the pages in it.
  for (const path of ['/', '/legal/privacy']) {
    const answer = await app.request(path, { headers: { cookie: `${cookie}; language=bn` } })
    note(path, await answer.text())
  }
  await note('mail', (await smtp.waitFor(2)).map(({ source, text }) => source + text).join(' '))
}

/** What pictures and PDFs say is read where it is handed to who draws them. */
function noteDrawn() {
  const { images } = app.runtime
  const [render, drawCard] = [images.render.bind(images), images.drawCard.bind(images)]
  const [bindBook, drawMark] = [images.bindBook.bind(images), images.drawMark.bind(images)]
  images.bindBook = (book) => {
    note('PDF', [book.title, ...book.lines, ...book.pages.map(({ name }) => name)].join(' '))
    return bindBook(book)
  }
  images.render = (original, view) => {
    note('pictures', view.watermark ?? '')
    return render(original, view)
  }
  images.drawMark = (mark) => {
    note('pictures', mark.letter)
    return drawMark(mark)
  }
  images.drawCard = (card) => {
    note('pictures', `${card.title} ${card.sentence}`)
    return drawCard(card)
  }
}

const isNoStaffs = (permission: string) => permission === 'public' || permission === 'signed-in'

function addressesOf(path: string, ids: readonly string[]): string[] {
  const filled = path.replace('{page}', 'privacy').replace('{place}', '1')
  const named = /^\S*\/complaints?\//.test(filled) ? '{number}' : '{id}'
  if (!filled.includes(named)) return [filled.replace(/\{\w+\}/g, 'x')]
  return ids.map((id) => filled.replace(named, id).replace(/\{\w+\}/g, 'x'))
}

await lookEverywhere()
const sent = await sendEverything(app, { smtp, gateway })
note('mail', sent.mails)
note('SMS', sent.sms)

test('every text that somebody can send is planted, or kept nowhere', () => {
  const sent = enteredFields().map(({ field }) => field)
  const isPlanted = new Set(words.fields())
  expect(
    sent.filter((field) => !isPlanted.has(field) && !keptNowhere.some((each) => each.test(field))),
  ).toEqual([])
})

test('whatever of it reaches people who are no staff is public text, or has its reason', () => {
  const judged = new Set(enteredFields().flatMap(({ field, isJudged }) => (isJudged ? field : [])))
  const forgotten = [...shown]
    .filter(([field]) => !judged.has(field) && !reasons.some(([fields]) => fields.test(field)))
    .map(([field, places]) => `${field} is shown at ${[...places].join(', ')}`)
  expect(forgotten).toEqual([])
})

test('every text that is not judged has its reason, whoever reads it today', () => {
  const known = [...keptNowhere, ...staffsOwn, ...reasons.map(([fields]) => fields)]
  const unjudged = enteredFields().filter(
    ({ field, isJudged }) => !isJudged && !known.some((each) => each.test(field)),
  )
  expect(unjudged).toEqual([])
})

test('no reason is kept that nothing needs', () => {
  for (const [fields, why] of reasons)
    expect(
      [...shown.keys()].some((field) => fields.test(field)),
      why,
    ).toBe(true)
})

test('the public text that is entered is seen there', () => {
  const judged = enteredFields().filter(
    // Of the name of somebody who registers staff alone hear at first; a changed or corrected detail shows as an
    // entered one.
    ({ field, isJudged }) =>
      isJudged &&
      !/^page \/set-up |^page \/register name$| accentColour$|^PATCH \/records\/{id} |^POST \/records\/{id}\/corrections /.test(
        field,
      ),
  )
  const unseen = judged.filter(({ field }) => !shown.has(field)).map(({ field }) => field)
  expect(unseen).toEqual([])
})

test('every message of the outbox is read, by mail and by SMS', () => {
  const kinds = messageSchema.shape.kind.options
  const expected = ['mail', 'sms'].flatMap((way) => kinds.map((kind) => `${way} ${kind}`))
  expect([...sent.kinds].toSorted()).toEqual([...expected, 'mail summary'].toSorted())
  for (const place of ['mail', 'SMS'])
    expect(shown.get('PATCH /organisation displayName')).toContain(place)
})

test('an SMS names the organisation, and nothing else that was entered', () => {
  const named = [...shown].filter(([, places]) => places.has('SMS')).map(([field]) => field)
  expect(named).toEqual(['PATCH /organisation displayName'])
})

test('pictures name the organisation by its judged name, and say nothing else that was entered', () => {
  const drawn = [...shown].filter(([, places]) => places.has('pictures')).map(([field]) => field)
  expect(drawn).toEqual(['PATCH /organisation displayName'])
})

test('a copy to keep names the organisation, how it is reached and whose it is, and nothing else', () => {
  const bound = [...shown].filter(([, places]) => places.has('PDF')).map(([field]) => field)
  expect(bound.toSorted()).toEqual([
    ...['area', 'city', 'postcode', 'street'].map((part) => `PATCH /organisation address ${part}`),
    'PATCH /organisation displayName',
    'PATCH /organisation email',
    'PATCH /organisation telephones',
    'POST /records name',
  ])
})

test('what is entered for the public only is judged, shown today or not', () => {
  // The address that the first admin signs in with is for nobody else: `contactEmail` is the public one.
  const forPublic =
    /^(?:PATCH \/organisation|\w+ \/(?:notices|classes)(?:\/{id})?|page \/set-up(?! adminEmail$)) /
  const unjudged = enteredFields().filter(
    ({ field, isJudged }) =>
      forPublic.test(field) && !isJudged && !notWords.some((each) => each.test(field)),
  )
  expect(unjudged).toEqual([])
})

test('a field that was forgotten is found, wherever it is', () => {
  const forgetful = z.object({
    title: publicly('title', z.string()),
    slogans: z.array(z.object({ text: z.string().nullable().default(null) })),
  })
  expect(textsIn(forgetful)).toEqual([
    { field: 'title', isJudged: true },
    { field: 'slogans text', isJudged: false },
  ])
})
