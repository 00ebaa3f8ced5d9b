import { Readable } from 'node:stream'
import sharp from 'sharp'
import type { App } from '#gate'
import { createAccount, listAccounts } from '#modules/accounts'
import { accountListSchema } from '#modules/accounts/forms.schema'
import type { Account } from '#modules/accounts/schema'
import { issueAttestation, issuerOf } from '#modules/attestations'
import { mayBeAttested, newAttestationSchema } from '#modules/attestations/schema'
import { openCase } from '#modules/cases'
import { answerTexts } from '#modules/cases/kinds.schema'
import { answerCase, bringCase } from '#modules/desk'
import { shownDocuments } from '#modules/documents'
import { latestNotices, publishNotice } from '#modules/notices'
import { keepFileReceipt } from '#modules/receipts'
import type { SentenceKey } from '#modules/speech/catalogue.schema'
import { createClass, moveClass } from '#modules/training'
import { newClassSchema } from '#modules/training/classes.schema'
import { type ActionContext, type Actor, actAs, actOnBehalf, type Role } from '#platform/context'
import type { Key } from './enter-candidate.ts'
import { dayFromToday } from './on-file.ts'
import { type Colour, painted, printed } from './portrait.ts'

const notices = [
  {
    title: 'What to bring when you come to our office',
    text: 'Bring your passport and the slip with your access code. We look at both before we talk about your file.\n\nThis office is invented, and so is this notice.',
    pictures: ['Passport', 'Slip'],
    translations: {
      bn: {
        title: 'অফিসে আসার সময় যা আনবেন',
        text: 'পাসপোর্ট আর অ্যাক্সেস কোডের স্লিপ আনুন। আপনার ফাইল নিয়ে কথা বলার আগে আমরা দুটোই দেখি।\n\nএই অফিস কাল্পনিক, নোটিশটিও তা-ই।',
      },
    },
  },
  {
    title: 'A class before you leave: how to read a payslip',
    text: 'We read three payslips line by line: hours, wages, and what may be taken off.\n\nThis class is invented, and so is this notice.',
    pictures: ['Class', 'Payslip'],
    translations: {},
  },
  {
    title: 'Nobody from our office asks for your access code',
    text: 'Not by telephone, not in a message, not for a faster answer. Did somebody ask? Tell us under “Report a concern”.\n\nThis notice belongs to a demonstration.',
    pictures: ['Telephone', 'Message'],
    translations: {},
  },
] as const

/** Publishes three invented notices with two drawn pictures each, unless there are some already. */
export async function publishNotices(admin: ActionContext): Promise<void> {
  if ((await admin.read((ctx) => latestNotices(ctx, 1))).length > 0) return
  for (const [number, { pictures, ...words }] of notices.entries()) {
    const drawn = await Promise.all(pictures.map((word, at) => drawPicture(word, number * 2 + at)))
    await publishNotice(admin, {
      ...words,
      language: 'en',
      images: drawn.map((one) => Readable.from([one])),
    })
  }
}

const size = { width: 960, height: 640 }

/** Sky, far and near hill. */
const evenings: readonly (readonly [Colour, Colour, Colour])[] = [
  [
    [238, 226, 204],
    [176, 152, 118],
    [104, 84, 66],
  ],
  [
    [214, 226, 232],
    [132, 158, 160],
    [62, 88, 92],
  ],
  [
    [236, 216, 206],
    [172, 126, 112],
    [96, 66, 70],
  ],
]

/**
 * Draws hills below a sun, with a word and what it is: a drawing shows no real place and nobody. The word
 * begins where the square crop for phones begins.
 */
async function drawPicture(word: string, number: number): Promise<Buffer> {
  const [sky, far, near] = evenings[number % evenings.length] as (typeof evenings)[number]
  const { width, height } = size
  const { pixels, raw } = painted({ ...size, colour: sky }, [
    { x: width * (0.25 + 0.1 * number), y: 210, rx: 78, ry: 78, colour: [240, 186, 96] },
    { x: width * 0.75, y: height + 60, rx: 620, ry: 330, colour: far },
    { x: width * 0.3, y: height + 140, rx: 720, ry: 340, colour: near },
  ])
  const print = (text: string, letters: number) =>
    printed(text, { size: letters, width: 560, colour: '#fffaf0' })
  return sharp(pixels, { raw })
    .composite([
      { ...(await print(word, 64)), left: 190, top: height - 160 },
      { ...(await print('Drawn for a demonstration', 26)), left: 190, top: height - 70 },
    ])
    .jpeg({ quality: 78 })
    .toBuffer()
}

/** The people of the demonstration besides its first admin. */
const people = [
  { name: 'Mita Chowdhury', role: 'moderator' },
  { name: 'Nurul Alam', role: 'moderator' },
  { name: 'Sunita Rai', role: 'moderator' },
  { name: 'Sadia Akter', role: 'student' },
  { name: 'Bikash Thapa', role: 'student' },
  { name: 'Maricel Reyes', role: 'student' },
] as const

/** The staff who enter and review the records, each under their own account. */
export interface Staff {
  admin: ActionContext
  moderators: readonly ActionContext[]
  /** The sign-ins of moderators and students; empty when they existed before. */
  newcomers: readonly { role: Role; email: string }[]
}

const emailOf = (name: string) => `${name.split(' ')[0]?.toLowerCase()}@padma.example`

/** Finds the first admin; finds or makes the moderators and students of the demonstration. */
export async function gatherStaff(
  { app, ctx }: { app: App; ctx: ActionContext },
  password: string,
): Promise<Staff> {
  const admin = (await accounts(ctx, { role: 'admin' })).at(-1)
  const newcomers: { role: Role; email: string }[] = []
  const moderators: Account[] = []
  for (const { name, role } of people) {
    const email = emailOf(name)
    const known = (await accounts(ctx, { search: email })).find((one) => one.email === email)
    if (!known) newcomers.push({ role, email })
    const account = known ?? (await createAccount(ctx, { email, name, password, role }))
    if (account.role === 'moderator') moderators.push(account)
  }
  const as = (account: Account) => actAs(app.runtime, actorOf(account))
  return { admin: admin ? as(admin) : ctx, moderators: moderators.map(as), newcomers }
}

async function accounts(ctx: ActionContext, filter: { role?: Role; search?: string }) {
  const list = accountListSchema.parse({ ...filter, pageSize: 100 })
  return (await ctx.read((read) => listAccounts(read, list))).accounts
}

/** The command line acts for the account; there is no session. */
function actorOf({ id, role, name }: Account): Actor {
  return { kind: 'account', id, role, name, sessionId: 'candor demo' }
}

/** Opens an invented class that students can join. */
export async function openClass(admin: ActionContext): Promise<void> {
  await admin.write(async (ctx) => {
    const days = await Promise.all([7, 8].map((days) => dayFromToday(ctx, days)))
    const { id } = await createClass(
      ctx,
      newClassSchema.parse({
        title: 'Before you leave: how to read a payslip',
        teacherName: 'Nasrin Islam',
        place: '12 Example Lane, Sampletown',
        timeZone: 'Asia/Dhaka',
        sessions: days.map((day) => ({ startsAt: `${day}T10:00`, endsAt: `${day}T12:00` })),
        seats: 20,
        fee: 0,
        currency: 'BDT',
      }),
    )
    await moveClass(ctx, { classId: id, to: 'open' })
  })
}

/** What it left, for people to try. */
interface Left {
  /** The number of the receipt; null where no candidate has a document. */
  receipt: string | null
  /** Whether there is an attestation: only a site on https makes one. */
  isAttested: boolean
}

/**
 * Leaves what candidates and strangers would: the first document of one candidate was compared at `/verify`
 * and attested, the second candidate was told why an address stays, and the third waits for an answer.
 */
export async function leaveChecks(admin: ActionContext, keys: readonly Key[]): Promise<Left> {
  const [first, second, third] = keys.map(({ recordId }) => ({ recordId, kinds: null }))
  // Neither the candidate nor the person who was given a document has signed in.
  const anybody = actOnBehalf(admin, { kind: 'anonymous' }, {})
  if (second) {
    const { id } = await anybody.write((ctx) => bringCase(ctx, second, wrongAddress))
    await admin.write((ctx) => answerCase(ctx, id, answer))
  }
  if (third) await anybody.write((ctx) => bringCase(ctx, third, wrongAddress))
  const shown = first ? await admin.read((ctx) => shownDocuments(ctx, first.recordId)) : []
  const document = shown.find(({ kind }) => mayBeAttested(kind))
  if (!first || !document) return { receipt: null, isAttested: false }
  const { number } = await anybody.write((ctx) => keepFileReceipt(ctx, document.sha256))
  const { url } = admin.config
  const isAttested = issuerOf(url) !== null
  const wanted = newAttestationSchema.parse({ kind: document.kind, withName: true })
  if (isAttested) await anybody.write((ctx) => issueAttestation(ctx, first, wanted, url))
  return { receipt: number, isAttested }
}

const wrongAddress = {
  ...{ kind: 'mistake' as const, part: 'detail:address' },
  said: {
    proposed: '13 Example Lane, Sampletown (invented)',
    note: 'We moved in June. This candidate is invented.',
  },
}

/** An answer as a form sends it: a sentence, and own words below it. */
const answered = (key: SentenceKey, own: string) =>
  answerTexts.answer.parse({ sentences: [{ key }], own })

const answer = {
  ...{ kind: 'mistake' as const, result: 'declined' },
  text: answered(
    'reason_same',
    'The document that you brought names the address on file. Bring the new one. This answer is invented.',
  ),
}

const journey = { origin: 'BD', destination: 'SA' }

const complaints = [
  {
    ...journey,
    about: 'agency',
    text: 'A man in your office in Sampletown took 40,000 for “the file” and gave no receipt. He is invented, and so am I.',
    from: null,
    answer: null,
  },
  {
    ...journey,
    about: 'employer',
    text: 'No wage since June. The foreman says “ask later”. This employer is invented.',
    from: '+880 1700 000000',
    answer:
      'We have written to the employer and told you whom you can call. This answer is invented.',
  },
] as const

/** Sends a complaint that waits for an answer, and one that has it. */
export async function sendComplaints(admin: ActionContext): Promise<void> {
  const kind = 'complaint'
  for (const { answer: text, ...said } of complaints)
    await admin.write(async (write) => {
      const { id } = await openCase(write, { kind, said, send: 'send' })
      if (text !== null)
        await answerCase(write, id, {
          kind,
          result: 'answered',
          text: answered('answer_read', text),
        })
    })
}
