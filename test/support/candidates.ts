import { uploadDocument } from '#modules/documents'
import type { DocumentKind } from '#modules/documents/schema'
import { changeSettings, readSettings, setUp } from '#modules/organisation'
import { addRecord } from '#modules/records'
import { type NewRecord, newRecordSchema } from '#modules/records/schema'
import type { ActionContext } from '#platform/context'
import { inSentences } from '#test/said'
import { people, type TestRuntime } from '#test/test-runtime'

export const adminCredentials = {
  email: 'amina@padma.example',
  password: 'seven quiet river boats',
}

let made = 0

/** Returns an invented candidate as somebody would type it into the form. */
export function candidate(details: Partial<NewRecord> = {}): NewRecord {
  made += 1
  return newRecordSchema.parse({
    passportNumber: `ZZ${String(made).padStart(7, '0')}`,
    referenceNumber: `W${String(made).padStart(9, '0')}`,
    name: 'Rahima Khatun',
    fatherName: 'Abdul Karim',
    motherName: 'Salma Begum',
    address: 'House 7, Road 3, Cumilla',
    nationality: 'BD',
    destinationCountry: 'CA',
    ...details,
  })
}

/** Sets the installation up as Padma Overseas Ltd. Tests that need only this use `startPadma`. */
export async function setUpPadma(runtime: TestRuntime): Promise<void> {
  await setUp(runtime.system, {
    organisation: 'Padma Overseas Ltd',
    licence: 'RL-1234',
    authority: 'Bureau of Manpower, Employment and Training',
    adminName: 'Amina Rahman',
    adminEmail: adminCredentials.email,
    contactEmail: adminCredentials.email,
    password: adminCredentials.password,
  })
}

/** Enters a record as an admin: approved immediately. */
export function approvedRecord(runtime: TestRuntime, details: Partial<NewRecord> = {}) {
  return runtime.as(people.amina).write((ctx) => addRecord(ctx, candidate(details)))
}

/** Does so with details that no form takes any more: rows of 0.2.0 hold such names. */
export function recordOfOld(
  runtime: TestRuntime,
  old: Partial<NewRecord>,
  details: Partial<NewRecord> = {},
) {
  return runtime.as(people.amina).write((ctx) => addRecord(ctx, { ...candidate(details), ...old }))
}

/** Enters a record as the moderator Mita: pending. */
export function pendingRecord(runtime: TestRuntime, details: Partial<NewRecord> = {}) {
  return runtime.as(people.mita).write((ctx) => addRecord(ctx, candidate(details)))
}

/** Yields the bytes of a file as an upload does. */
export async function* bytesOf(buffer: Buffer): AsyncIterable<Uint8Array> {
  yield buffer
}

/** Makes the organisation state why it keeps scans of medical forms and police clearances. */
export async function keepScans(runtime: TestRuntime): Promise<void> {
  const scanReasons = {
    medical: inSentences('reason_employer'),
    'police-clearance': inSentences('reason_employer'),
  }
  await runtime.as(people.amina).write(async (ctx) => {
    const { version } = await readSettings(ctx.tx)
    await changeSettings(ctx, { version, changes: { scanReasons } })
  })
}

/** Uploads these bytes as a photo from a phone arrives. */
export const uploadFromPhone = (
  by: ActionContext,
  { bytes, ...document }: { recordId: string; kind: DocumentKind; bytes: Buffer },
) => uploadDocument(by, { ...document, originalName: 'IMG 1.jpg', source: bytesOf(bytes) })
