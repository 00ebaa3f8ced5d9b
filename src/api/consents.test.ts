import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  answerConsent,
  chooseMessages,
  consentsOfRecord,
  countWithdrawnConsents,
  listWithdrawn,
} from '#modules/consents'
import type { ConsentAnswer } from '#modules/consents/schema'
import {
  type ConsentPurpose,
  consentEdition,
  consentPurposes,
  consentWords,
} from '#modules/consents/words.schema'
import { findViewing, issueAccessCode, openRecord } from '#modules/lookup'
import { offKinds } from '#modules/messages'
import { switchableKinds } from '#modules/messages/schema'
import { purgeRecordRows } from '#modules/records'
import { endShares, listShares, makeShare } from '#modules/shares'
import { minute } from '#platform/clock'
import { type Language, languages } from '#platform/languages.schema'
import { approvedRecord } from '#test/candidates'
import { startPadma } from '#test/padma'
import { startTestApp } from '#test/test-app'
import { engines, forEachTest, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
const record = await approvedRecord(app)
const id = record.id
const accessCode = await app.code(id)
const token = await app.open(record, accessCode)

const say = (purpose: string, answer: string, { key = token, edition = consentEdition } = {}) =>
  app.call('PUT', `/consents/${purpose}`, { key, body: { answer, language: 'en', edition } })
const own = async () => app.json('GET', '/consents?language=bn', { key: token })

test('the holder of a viewing answers, and staff see the answer with the words that were read', async () => {
  const before = await own()
  expect(before.consents).toMatchObject(Array(4).fill({ answer: null }))
  expect((await say('asking', 'withdrawn')).status).toBe(200)
  const key = await app.key('admin')
  const { consents } = await app.json('GET', `/records/${id}/consents`, { key })
  expect(consents[2]).toMatchObject({ purpose: 'asking', answer: 'withdrawn', earlier: [] })
  expect(consents[2].read).toContain('May our staff ask the authorities')
  const list = await app.json('GET', '/withdrawn-consents', { key })
  expect(list).toMatchObject({ total: 1, withdrawn: [{ recordId: id, purpose: 'asking' }] })
  const history = await (await app.call('GET', `/records/${id}/history`, { key })).text()
  expect(history).toContain('consent.withdrawn')
})

const code = (expected: string) => expect.objectContaining({ code: expected })

/** What is read in one language, as a mark. */
function markOf(language: Language): string {
  const read = consentPurposes.map((purpose) => consentWords(purpose, language))
  return createHash('sha256').update(JSON.stringify(read)).digest('hex').slice(0, 16)
}

test('whoever changes the words of a language counts the edition on', () => {
  const marks = Object.fromEntries(languages.map((language) => [language, markOf(language)]))
  const known = {
    ...{ en: 'ef42d365793daf21', bn: '46655d33574d6ed2', hi: '5be2034cd330aa66' },
    ...{ ne: '684377c7bf5fa5dd', ar: '3f5a61abd6bdc25e', fil: 'e83f1246df334cb3' },
  }
  expect([consentEdition, marks]).toEqual([2, known])
})

describe.each(engines)('consents on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))
  const record = forEachTest(() => approvedRecord(app))
  let accessCode: string
  beforeEach(async () => {
    await upload('Permit')
    accessCode = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, record.id))
  })

  const candidate = () => app.as({ kind: 'anonymous' })
  const upload = async (text: string) =>
    uploadScan(app.as(people.amina), record.id, 'work-permit', text)
  const say = (purpose: ConsentPurpose, answer: ConsentAnswer, edition = consentEdition) => {
    const said = { purpose, answer, language: 'bn', edition, endShares } as const
    return candidate().write((ctx) => answerConsent(ctx, { recordId: record.id }, said))
  }
  const share = () => {
    const asked = { kinds: ['work-permit'], purpose: 'employer', label: 'Oman Oil', days: 7 }
    const holder = { recordId: record.id, kinds: null }
    return candidate().write((ctx) => makeShare(ctx, holder, asked as never))
  }
  const standing = async (purpose: ConsentPurpose) => {
    const { consents } = await app.system.read((ctx) => consentsOfRecord(ctx, record.id))
    return consents.find((one) => one.purpose === purpose)
  }

  test('an answer is kept with its time and the words that were read, and the one before it', async () => {
    expect(await standing('sharing')).toMatchObject({ answer: null, answeredAt: null, read: null })
    const first = app.clock.now()
    await say('sharing', 'given')
    app.clock.move(minute)
    await say('sharing', 'given')
    expect(await standing('sharing')).toMatchObject({ answer: 'given', answeredAt: first })
    await say('sharing', 'withdrawn')
    const { asked, without } = consentWords('sharing', 'bn')
    expect(await standing('sharing')).toEqual({
      ...{ purpose: 'sharing', answer: 'withdrawn', answeredAt: app.clock.now() },
      read: `${asked} ${without}`,
      earlier: [{ answer: 'given', answeredAt: first }],
    })
    const said = (await app.events()).filter(({ action }) => action.startsWith('consent.'))
    expect(said.map(({ action }) => action)).toEqual(['consent.withdrawn', 'consent.given'])
    expect(said.map(({ actorKind }) => actorKind)).toEqual(['anonymous', 'anonymous'])
  })

  test('words that have changed meanwhile take no answer', async () => {
    const old = consentEdition + 1
    await expect(say('keeping', 'given', old)).rejects.toEqual(code('consent.other_words'))
    expect(await standing('keeping')).toMatchObject({ answer: null })
  })

  test('a no to sharing ends every share at once, and none can be made until there is a yes', async () => {
    await share()
    await say('sharing', 'withdrawn')
    const holder = { recordId: record.id }
    const [one] = await candidate().read((ctx) => listShares(ctx, holder))
    expect(one?.state).not.toBe('open')
    await expect(share()).rejects.toEqual(code('consent.no_sharing'))
    await say('sharing', 'given')
    await share()
    const shares = await candidate().read((ctx) => listShares(ctx, holder))
    expect(shares.filter(({ state }) => state === 'open')).toHaveLength(1)
  })

  test('a no to keeping stops documents, and leaves the file open to the candidate', async () => {
    await say('keeping', 'withdrawn')
    await expect(upload('Another')).rejects.toEqual(code('consent.no_keeping'))
    const { passportNumber, id } = record
    const { token } = await openRecord(candidate(), { passportNumber, accessCode })
    const viewing = await app.system.read((ctx) => findViewing(ctx, token))
    expect(viewing).toMatchObject({ recordId: id })
    await app.edit(id, { name: 'Rahima' })
    await say('keeping', 'given')
    await upload('Another')
  })

  test('messages and their switches are one answer', async () => {
    const off = () => app.system.read((ctx) => offKinds(ctx, record.id))
    const choose = (kinds: readonly (typeof switchableKinds)[number][]) =>
      candidate().write((ctx) => chooseMessages(ctx, { recordId: record.id }, { off: [...kinds] }))
    await choose(['share'])
    expect(await standing('messages')).toMatchObject({ answer: null })
    await say('messages', 'withdrawn')
    expect(await off()).toEqual([...switchableKinds])
    await choose(['share'])
    expect(await standing('messages')).toMatchObject({ answer: 'given', read: null })
    await choose(switchableKinds)
    expect(await standing('messages')).toMatchObject({ answer: 'withdrawn', read: null })
    await say('messages', 'given')
    expect(await off()).toEqual([])
    expect((await standing('messages'))?.read).toContain(consentWords('messages', 'bn').asked)
  })

  test('staff see who said no, without messages, and nothing of what is in the trash or purged', async () => {
    await say('messages', 'withdrawn')
    await say('asking', 'withdrawn')
    await say('keeping', 'withdrawn')
    await say('keeping', 'given')
    const { withdrawn, total } = await app.system.read((ctx) => listWithdrawn(ctx, {}))
    expect([withdrawn.map(({ purpose }) => purpose), total]).toEqual([['asking'], 1])
    await app.trash(record.id)
    expect(await app.system.read((ctx) => countWithdrawnConsents(ctx))).toBe(0)
    const target = await app.present(record.id)
    await app.as(people.amina).write((ctx) => purgeRecordRows(ctx, target))
    const { consents } = await app.system.read((ctx) => consentsOfRecord(ctx, record.id))
    expect(consents.filter(({ answer, earlier }) => answer !== null || earlier[0])).toEqual([])
  })
})
