import { Readable } from 'node:stream'
import { answerConsent } from '#modules/consents'
import { consentEdition } from '#modules/consents/words.schema'
import { bringCase } from '#modules/desk'
import {
  confirmOriginal,
  notePrintedDates,
  noteSighting,
  receiveOriginal,
  uploadDocument,
} from '#modules/documents'
import type { DocumentKind } from '#modules/documents/schema'
import { describeAccessCode, issueAccessCode, issueForSlips, noteHandedOver } from '#modules/lookup'
import { switchMessages } from '#modules/messages'
import { isSeenKind, type SeenKind } from '#modules/organisation/kinds.schema'
import {
  addRecord,
  approveRecord,
  assignRecord,
  type Colleague,
  colleaguesOn,
  deleteRecord,
  getRecord,
  hideRecord,
  listStages,
  returnRecord,
  setStage,
  withdrawApproval,
  writeNote,
} from '#modules/records'
import type { CandidateRecord, NewRecord } from '#modules/records/schema'
import { endShares } from '#modules/shares'
import { type ActionContext, actOnBehalf, type WriteContext } from '#platform/context'
import type { Candidate, Fate } from './candidates.ts'
import {
  askAuthority,
  dayFromToday,
  flightDay,
  giveContract,
  hasDeparted,
  pastFlightDay,
  payMoney,
  scanBeforeFlight,
} from './on-file.ts'
import { drawPortrait } from './portrait.ts'
import { bindLetter, drawSpecimen } from './specimen.ts'

/** A candidate's key to their own record, for people to try. */
export interface Key {
  recordId: string
  passportNumber: string
  name: string
  accessCode: string
}

interface Entering {
  admin: ActionContext
  author: ActionContext
  candidate: Candidate
  number: number
}

/**
 * Does for one invented candidate what people would do: enters the record, adds its documents, and reviews
 * it. Returns the access code where one was issued.
 */
export async function enterCandidate(entering: Entering): Promise<Key | null> {
  const { admin, author, candidate, number } = entering
  const { fate, documents, scannedAgain } = candidate
  const hasContract = fate === 'approved' && number % 4 === 0
  const departed = hasDeparted(number)
  const flightOn = departed
    ? await pastFlightDay(admin)
    : hasContract
      ? await flightDay(admin)
      : null
  const details = { ...candidate.details, flightOn }
  const { id } = await author.write((ctx) => addRecord(ctx, details))
  for (const kind of documents)
    if (isSeenKind(kind)) await look(admin, { recordId: id, kind, number })
    else await putOnFile(author, id, await scanOf(author, kind, { details, number }))
  if (departed) await scanBeforeFlight(author, { recordId: id, details, number })
  const again = { details, number: number + 1 }
  if (scannedAgain) await putOnFile(author, id, await scanOf(author, scannedAgain, again))
  if (hasContract) await giveContract(admin, { recordId: id, details, number })
  const key = await admin.write(async (ctx) => {
    if (number % 3 === 0) await noteDates(ctx, id, { candidate, number })
    await decide(ctx, await getRecord(ctx, id), { fate, number })
    await sayStage(ctx, id, { fate, number })
    if (fate === 'approved' && number % 6 === 4) await holdPassport(ctx, id, number)
    if (number % 7 === 1 && fate !== 'trashed') await handOver(ctx, id, number)
    // Every second candidate has been given a code so far.
    if (fate !== 'approved' || number % 2 === 1) return null
    const accessCode = await giveCode(ctx, id, number)
    const { passportNumber, name } = details
    return { recordId: id, passportNumber, name, accessCode }
  })
  if (key && number % 8 === 2) await switchOff(admin, id)
  if (fate === 'approved') await askAuthority({ admin, author, recordId: id, number })
  if (key) await agree(admin, id, number)
  if (key && number === 10) await leave(admin, id)
  if (fate === 'approved') await payMoney(admin, { recordId: id, details, number })
  return key
}

/** Issues a code. One in five waits for its slip, whose print nobody has confirmed; the rest were handed over. */
async function giveCode(ctx: WriteContext, recordId: string, number: number): Promise<string> {
  if (number % 10 !== 4) {
    const code = await issueAccessCode(ctx, recordId)
    const { issuedAt } = await describeAccessCode(ctx, recordId)
    if (issuedAt !== null) await noteHandedOver(ctx, recordId, { issuedAt })
    return code
  }
  const { issued } = await issueForSlips(ctx, { recordIds: [recordId], replaces: false })
  return issued[0]?.accessCode ?? issueAccessCode(ctx, recordId)
}

/** Records a candidate's answers; one in eight refuses to be asked about, or to have the file kept. */
async function agree(admin: ActionContext, recordId: string, number: number): Promise<void> {
  const candidate = actOnBehalf(admin, { kind: 'anonymous' }, {})
  const no = number % 8 === 6 && (number % 16 === 6 ? 'asking' : 'keeping')
  await candidate.write(async (ctx) => {
    for (const purpose of ['keeping', 'sharing', 'asking'] as const) {
      const answer = purpose === no ? 'withdrawn' : 'given'
      const read = { language: 'en', edition: consentEdition } as const
      await answerConsent(ctx, { recordId }, { ...read, purpose, answer, endShares })
    }
  })
}

/** Lets one candidate leave, whose passport is still in the office. */
async function leave(admin: ActionContext, recordId: string): Promise<void> {
  const candidate = actOnBehalf(admin, { kind: 'anonymous' }, {})
  const leaving = { kind: 'leaving', said: { language: 'en' } } as const
  await candidate.write((ctx) => bringCase(ctx, { recordId, kinds: null }, leaving))
}

/** Switches off, for some candidates, the message about each share that is opened. */
async function switchOff(admin: ActionContext, recordId: string): Promise<void> {
  const candidate = actOnBehalf(admin, { kind: 'anonymous' }, {})
  await candidate.write((ctx) => switchMessages(ctx, { recordId }, { off: ['share'] }))
}

/** Records that somebody saw a health document or criminal record: no scan of these is kept. */
async function look(
  admin: ActionContext,
  { recordId, kind, number }: { recordId: string; kind: SeenKind; number: number },
): Promise<void> {
  await admin.write(async (ctx) => {
    const seenOn = await dayFromToday(ctx, -2 - (number % 40))
    const validUntil = await dayFromToday(ctx, 80 - (number % 40))
    const sighting = { kind, seenOn, number: `SP-${100 + number}`, validUntil }
    return noteSighting(ctx, { recordId, sighting })
  })
}

interface Scan {
  kind: DocumentKind
  name: string
  bytes: Buffer
}

async function scanOf(
  ctx: ActionContext,
  kind: DocumentKind,
  { details, number }: { details: NewRecord; number: number },
): Promise<Scan> {
  if (kind === 'photo')
    return { kind, name: `photo-${number}.jpg`, bytes: await drawPortrait(number) }
  const about = { details, variant: number }
  // A PDF takes a third of a second to make and inspect, so there are only a few.
  if (kind === 'job-offer' && number % 2 === 0)
    return { kind, name: `${kind}-${number}.pdf`, bytes: await bindLetter(ctx, kind, about) }
  const bytes = await drawSpecimen(kind, about)
  return {
    kind,
    name: `${kind}-${number}${kind === 'application-status' ? '.webp' : '.jpg'}`,
    bytes,
  }
}

async function putOnFile(ctx: ActionContext, recordId: string, { kind, name, bytes }: Scan) {
  const source = Readable.from([bytes])
  await uploadDocument(ctx, { recordId, kind, originalName: name, source })
}

/** Places most of the visible candidates in some stage. */
async function sayStage(
  ctx: WriteContext,
  recordId: string,
  { fate, number }: { fate: Fate; number: number },
) {
  if (fate !== 'approved' || number % 5 === 0) return
  const stages = (await listStages(ctx)).slice(0, 1 + (number % 8))
  for (const { name: stage } of stages.slice(-2)) await setStage(ctx, { recordId, stage })
}

/** Assigns some records to staff who may see them, with a note that mentions the same person. */
async function handOver(ctx: WriteContext, recordId: string, number: number) {
  const colleagues = await colleaguesOn(ctx, await getRecord(ctx, recordId))
  const { id: to } = colleagues[number % colleagues.length] as Colleague
  await assignRecord(ctx, { recordId, to })
  const text = 'The medical centre called. Ask for the new form before Thursday.'
  await writeNote(ctx, { recordId, text, mentions: [to] })
}

/**
 * Notes expiry dates between a few weeks ago and some months from now, so that every list of dates has
 * some; the first is soon, in a small demonstration too.
 */
async function noteDates(
  ctx: WriteContext,
  recordId: string,
  { candidate: { documents, details }, number }: Pick<Entering, 'candidate' | 'number'>,
) {
  const kind = documents.find((one) => one === 'visa-paper' || one === 'work-permit')
  if (!kind) return
  const spread = [...details.passportNumber].reduce((sum, sign) => sum + Number(sign) || sum, 0)
  const ends = number === 0 ? 20 : ((spread * 17) % 160) - 20
  const dates = {
    issuedOn: await dayFromToday(ctx, ends - 365),
    validUntil: await dayFromToday(ctx, ends),
  }
  await notePrintedDates(ctx, { recordId, kind, dates })
}

const returnReasons = [
  'The photo of the work permit is cut off at the bottom. Please take it again.',
  'The passport number does not match the one on the visa paper. Please check both.',
  'The application status is from last year. Please upload the present one.',
]

async function decide(
  ctx: WriteContext,
  record: CandidateRecord,
  { fate, number }: { fate: Fate; number: number },
): Promise<void> {
  if (fate === 'pending') return
  const reason = returnReasons[number % returnReasons.length] as string
  if (fate === 'returned') {
    await returnRecord(ctx, { recordId: record.id, version: record.version, reason })
    return
  }
  const approved =
    record.state === 'approved'
      ? record
      : await approveRecord(ctx, { recordId: record.id, version: record.version })
  const target = { recordId: record.id, version: approved.version }
  if (fate === 'hidden') await hideRecord(ctx, target)
  if (fate === 'trashed') await deleteRecord(ctx, target)
  if (fate === 'withdrawn')
    await withdrawApproval(ctx, { ...target, reason: 'The employer asked for another document.' })
}

/** Puts some passports in the agency's hands, the first of them for too long. */
async function holdPassport(ctx: WriteContext, recordId: string, number: number) {
  const receivedOn = await dayFromToday(ctx, -30)
  const dueOn = await dayFromToday(ctx, number < 12 ? -6 : (number % 20) + 2)
  const id = await receiveOriginal(ctx, {
    recordId,
    original: { kind: 'passport', purpose: 'visa-application', receivedOn, dueOn },
  })
  await confirmOriginal(ctx, { recordId, id, step: 'received', by: 'signature' })
}
