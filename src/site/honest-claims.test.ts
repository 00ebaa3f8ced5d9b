import { describe, expect, test } from 'vitest'
import { answerAlert, comparisonsOfRecord } from '#modules/comparisons'
import type { Showed } from '#modules/comparisons/schema'
import { fileOf } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { compare } from '#test/compare'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { catalogues } from './catalogues.ts'
import { claimsIn } from './honesty-words.ts'
import { spokenText } from './test-text.ts'

const claims = [
  'Your visa is valid.',
  'The work permit has been granted.',
  'We hold a genuine document.',
  'Checked, verified by the embassy.',
  'This receipt proves that you may travel.',
  'এই ভিসা বৈধ।',
  'কাগজটি আসল।',
  'দূতাবাস কর্তৃক যাচাই করা।',
  'आपका वीज़ा वैध है।',
  'यह काग़ज़ असली है।',
  'तपाईंको भिसा मान्य छ।',
  'تأشيرتك صالحة.',
  'هذه وثيقة معتمدة.',
  'Ang visa mo ay valid.',
  'Tunay ang iyong dokumento.',
]
const honest = [
  'Whether the document is genuine, only the authority can tell you.',
  'Nobody here can say that a visa is valid.',
  'It does not prove that the document is genuine.',
  'What it showed then matched this copy.',
  'কাগজটি আসল কি না, তা শুধু কর্তৃপক্ষ বলতে পারে।',
  'এর মানে এই নয় যে ভিসা বৈধ নয়।',
  'काग़ज़ असली है या नहीं, यह केवल प्राधिकरण बता सकता है।',
  'कागज सक्कली हो कि होइन, निकायले मात्र भन्न सक्छ।',
  'لا يمكننا القول إن الورقة أصلية.',
  'Hindi namin masasabi kung tunay ang papel.',
]
test('a claim is found among other sentences, and what is honest is none', () => {
  const alone = claims.filter((claim) => claimsIn(`Welcome. ${claim} Thank you.`).length !== 1)
  expect(alone).toEqual([])
  expect(honest.flatMap(claimsIn)).toEqual([])
})

/** Every text of a catalogue; those that take something in with something in each place. */
function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  if (typeof part === 'function') {
    try {
      return textsOf(part('Padma Overseas Ltd', '5 May 2026', '6 May 2026', 'BDT'))
    } catch {
      return []
    }
  }
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsOf) : []
}

test.each(Object.entries(catalogues))(
  'no text of pages, mails and PDFs claims it, in %s',
  (_, words) => {
    const texts = textsOf(words)
    expect(texts.length).toBeGreaterThan(500)
    expect(texts.flatMap(claimsIn)).toEqual([])
  },
)

describe('pages that hold something', async () => {
  const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  const record = await approvedRecord(app)
  const document = await uploadScan(app.as(people.amina), record.id, 'work-permit', 'Permit')
  const cookie = (await fileOf(app, record)).cookies()

  const textAt = async (path: string, language: string, form?: Record<string, string>) => {
    const headers = { cookie: `${cookie}; language=${language}` }
    const body = form && new URLSearchParams(form)
    const answer = await app.request(path, body ? { method: 'POST', body, headers } : { headers })
    const at = answer.headers.get('location')
    return spokenText(await (at ? await app.request(at, { headers }) : answer).text())
  }
  const note = (by: typeof people.amina, showed: Showed) =>
    compare(app, { recordId: record.id, documentId: document.id }, showed, by)
  const honestEverywhere = async () => {
    const told: Record<string, string> = {}
    for (const language of ['en', 'bn']) {
      const pages: [string, Record<string, string>?][] = [
        ['/file'],
        ['/file/documents/work-permit'],
        ['/file/told'],
        ['/file/contract'],
        ['/verify', { sha256: document.sha256 }],
        ['/verify/receipts', { sha256: document.sha256 }],
      ]
      for (const [path, form] of pages) {
        const text = await textAt(path, language, form)
        expect(claimsIn(text), `${path} ${language}`).toEqual([])
        told[`${path} ${language}`] = text
      }
    }
    return told
  }

  test('nobody has asked yet, one has, and two saw the same', async () => {
    const nobody = await honestEverywhere()
    for (const path of ['/verify', '/verify/receipts']) {
      expect(nobody[`${path} en`]).toMatch(/Nobody here has asked .+ yet\./)
      expect(nobody[`${path} bn`]).toContain('এখানে এখনো কেউ জিজ্ঞাসা করেননি')
    }
    // Of the candidate's own page nothing is said that nobody did.
    const page = '/file/documents/work-permit'
    expect(nobody[`${page} en`]).not.toContain('Nobody here has asked')
    await note(people.amina, 'same')
    const one = await honestEverywhere()
    expect(one[`${page} en`]).toContain('so we do not say what it showed')
    expect(one[`${page} en`]).not.toContain('matched this copy')
    await note(people.bashir, 'same')
    const same = await honestEverywhere()
    for (const path of [page, '/verify', '/verify/receipts'])
      expect(same[`${path} en`]).toMatch(
        /Two of our staff asked .+ on .+; what it showed then matched this copy\./,
      )
    expect(same[`${page} en`]).not.toMatch(/more than 30 days ago/)
  })

  test('something else: the file shows the document no more, and once it is shown again says so', async () => {
    app.clock.move(86_400_000)
    await note(people.bashir, 'other')
    expect(await textAt('/file', 'en')).not.toContain('Work Permit Certificate')
    const key = { sha256: document.sha256 }
    expect(await textAt('/verify', 'en', key)).toContain('This is not a file that Padma Overseas')
    await app.as(people.amina).write(async (ctx) => {
      const { rounds } = await comparisonsOfRecord(ctx, record.id)
      const comparisonId = rounds[0]?.comparisons.at(-1)?.id as string
      await answerAlert(ctx, { comparisonId, answer: 'shown', browserAccounts: [] })
    })
    for (const language of ['en', 'bn']) {
      const text = await textAt('/verify', language, key)
      expect(claimsIn(text)).toEqual([])
      expect(text).toContain(language === 'en' ? 'something different from this copy' : 'আলাদা কিছু')
    }
  })
})
