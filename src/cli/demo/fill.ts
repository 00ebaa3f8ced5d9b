import {
  changeSettings,
  findOrganisation,
  noteLicenceLookUp,
  readSettings,
  setUp,
} from '#modules/organisation'
import type { Facts } from '#modules/organisation/facts.schema'
import { siteLanguages } from '#modules/organisation/fields.schema'
import { listRecords } from '#modules/records'
import { recordListSchema } from '#modules/records/schema'
import type { ActionContext } from '#platform/context'
import { Obstacle, print, refuseLostOutput, type Shell, say, whenPrinted } from '../shell.ts'
import { beginCandor, type Opened } from '../with-candor.ts'
import { candidateWithNumber } from './candidates.ts'
import { enterCandidate, type Key } from './enter-candidate.ts'
import {
  gatherStaff,
  leaveChecks,
  openClass,
  publishNotices,
  type Staff,
  sendComplaints,
} from './office.ts'
import { dayFromToday } from './on-file.ts'

/** Candidates that are entered concurrently. */
const atOnce = 3

const adminEmail = 'amina@padma.example'
const open = [{ from: '09:00', to: '17:00' }]

/** Sets up the installation if necessary, and fills it through the same verbs as people use. */
export async function fill(
  shell: Shell,
  { more = false, howMany }: { more: boolean | undefined; howMany: number },
): Promise<void> {
  await beginCandor(shell, async (opened) => {
    const { ctx, app } = opened
    const password = `${ctx.ids.crockford(6)}-${ctx.ids.crockford(6)}`.toLowerCase()
    const { url } = app.runtime.config
    const sayPassword = () => print(`Sign in at ${url}/login with the password ${password} as`)
    const isNew = await setUpDemonstration(ctx, password, async () => {
      // Before anything else: if the rest fails, nobody has another way in.
      sayPassword()
      print(`  ${'admin'.padEnd(9)}  ${adminEmail}`)
      refuseLostOutput(await whenPrinted(), ` ${leftSetUp}`)
    })
    const known = await countRecords(ctx)
    if (known > 0 && !more)
      throw new Obstacle(
        'There are records already. Use --more to add invented ones to them all the same.',
      )
    const staff = await gatherStaff(opened, password)
    if (!isNew && staff.newcomers.length > 0) sayPassword()
    for (const role of ['moderator', 'student']) {
      const emails = staff.newcomers.filter((one) => one.role === role).map(({ email }) => email)
      if (emails.length > 0) print(`  ${role.padEnd(9)}  ${emails.join(', ')}`)
    }
    const keys = await fillWith(opened, staff, { first: known, howMany })
    print(`${howMany} invented records are on file; every document says SPECIMEN.`)
    print(`Open ${app.runtime.config.url}/check and try:`)
    const three = threeToTry(keys)
    for (const { passportNumber, accessCode, name } of three)
      print(`  ${passportNumber}  ${accessCode}  (${name})`)
    if (known === 0) await sayChecks(staff.admin, three)
  })
}

/** Says what is left when it fails: the sentence about the cause may say that nothing was changed. */
async function fillWith(opened: Opened, staff: Staff, which: { first: number; howMany: number }) {
  try {
    await publishNotices(staff.admin)
    if (which.first === 0) {
      await sendComplaints(staff.admin)
      await openClass(staff.admin)
    }
    return await enterAll(opened, staff, which)
  } catch (error) {
    say(
      'The accounts above are there, and not all of the records. When what follows is mended, run "candor demo --more", or begin in an empty folder.',
    )
    throw error
  }
}

const leftSetUp =
  'The installation is set up, and nobody knows its password: begin in an empty folder, or give one with "candor admin reset".'

async function sayChecks(admin: ActionContext, three: readonly Key[]): Promise<void> {
  const { receipt, isAttested } = await leaveChecks(admin, three)
  if (receipt === null) return
  const { url } = admin.config
  print(`Open ${url}/verify/${receipt} for the receipt of a check.`)
  print(
    isAttested
      ? 'The record of the first has an attestation.'
      : 'No record has an attestation: this site is not reached by https.',
  )
}

/**
 * Sets up an agency that calls itself a demonstration; returns whether it had to be set up. Calls `onSetUp` as soon as
 * its admin has the password.
 */
async function setUpDemonstration(
  ctx: ActionContext,
  password: string,
  onSetUp: () => Promise<void> = async () => undefined,
): Promise<boolean> {
  if (await ctx.read(({ tx }) => findOrganisation(tx))) return false
  const { version } = await setUp(ctx, {
    organisation: 'Padma Overseas Ltd (demonstration)',
    licence: 'DEMO-0000',
    authority: 'BD',
    adminName: 'Amina Rahman',
    adminEmail,
    password,
  })
  await onSetUp()
  const changes = {
    address: {
      street: '12 Example Lane',
      area: '',
      city: 'Sampletown',
      postcode: '',
      country: 'BD',
    },
    telephones: ['+880 9638 000000'],
    timeZone: 'Asia/Dhaka',
    // In Bangladesh the week-end is Friday and Saturday.
    week: [...Array(4).fill(open), [], [], open],
    foundedIn: 2009,
    countries: ['AE', 'CA', 'KW', 'MY', 'SA'],
    languages: [...siteLanguages],
    trades: ['driver', 'electrician', 'nurse', 'welder'] satisfies Facts['trades'],
    services: ['jobs', 'applications', 'training'] satisfies Facts['services'],
    spoken: ['bn', 'en'],
    fees: [
      { item: 'fee', sum: { amount: 2_500_000, currency: 'BDT' } },
      { item: 'training', sum: null },
    ],
    welcome: {
      sentences: [],
      own: {
        en: 'This is a demonstration. The agency, its candidates and their documents are invented.',
        bn: 'এটি দেখানোর জন্য সাজানো সাইট। এজেন্সি, প্রার্থী ও তাঁদের কাগজ, সবই কল্পিত।',
        hi: 'यह दिखाने के लिए बनाई गई साइट है। एजेंसी, उम्मीदवार और उनके काग़ज़, सब काल्पनिक हैं।',
        ne: 'यो देखाउनका लागि बनाइएको साइट हो। एजेन्सी, उम्मेदवार र उनीहरूका कागज, सबै काल्पनिक हुन्।',
        ar: 'هذا موقع للعرض. الوكالة والمرشحون وأوراقهم كلها من الخيال.',
        fil: 'Pang-demonstrasyon lamang ito. Kathang-isip ang ahensya, ang mga kandidato at ang kanilang mga papeles.',
      },
    },
  }
  await ctx.write(async (write) => {
    const changed = await changeSettings(write, { version, changes })
    const on = await dayFromToday(write)
    const found = { on, answer: 'valid' as const, validUntil: null }
    await noteLicenceLookUp(write, { version: changed.version, ...found })
  })
  return true
}

/** Counts those in the trash too: their passport numbers are taken. */
async function countRecords(ctx: ActionContext): Promise<number> {
  const count = (trash: 'yes' | 'no') => {
    const list = recordListSchema.parse({ trash })
    return ctx.read(async (read) => (await listRecords(read, list)).total)
  }
  return (await count('no')) + (await count('yes'))
}

async function enterAll(
  { ctx }: Opened,
  staff: Staff,
  { first, howMany }: { first: number; howMany: number },
): Promise<Key[]> {
  // With it, an admin's own records would wait for another admin, who may not exist.
  const { secondPersonApproval } = await ctx.read(({ tx }) => readSettings(tx))
  const keys: Key[] = []
  let next = first
  let entered = 0
  const enterSome = async () => {
    while (next < first + howMany) {
      const number = next++
      const candidate = candidateWithNumber(number)
      const moderator = staff.moderators[number % staff.moderators.length] ?? ctx
      const byAdmin = candidate.enteredBy === 'admin' && !secondPersonApproval
      const author = byAdmin ? staff.admin : moderator
      const key = await enterCandidate({ admin: staff.admin, author, candidate, number })
      if (key) keys.push(key)
      entered += 1
      if (entered % 50 === 0) say(`Drawn and entered: ${entered} of ${howMany}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, enterSome))
  return keys
}

/** Returns the first two, one of whom has every document, and the first whose name is not in Latin script. */
function threeToTry(keys: readonly Key[]): Key[] {
  const sorted = keys.toSorted((a, b) => a.passportNumber.localeCompare(b.passportNumber))
  const other = sorted
    .slice(2)
    .find(({ name }) => /\P{Script=Latin}/u.test(name.replace(/\s/g, '')))
  return [...sorted.slice(0, 2), ...(other ? [other] : sorted.slice(2, 3))]
}
