import { z } from 'zod'
import { seenKinds } from '#modules/organisation/kinds.schema'
import { workDay } from '#platform/clock/days.schema'
import type { InEachLanguage } from '#platform/languages.schema'
import { pagePlace } from '#platform/pages/schema'
import { filled } from '#platform/problems.schema'
import { originalProblems as problems, sightingProblems } from './schema.ts'

const seenKindSchema = z.enum(seenKinds, { error: sightingProblems.noKind })

/**
 * The number printed on the document. Letters and digits, with at least one digit: the result of an examination is not
 * part of it.
 */
const documentNumber = z
  .string()
  .trim()
  .toUpperCase()
  .max(30, { error: filled(sightingProblems.longNumber, { most: 30 }) })
  .regex(/^(?=.*[0-9])[A-Z0-9][A-Z0-9/.-]*$/, { error: sightingProblems.badNumber })

export const newSightingSchema = z.object({
  kind: seenKindSchema,
  seenOn: workDay({ none: sightingProblems.noDaySeen, impossible: problems.impossibleDay }),
  /** Null: the document has none. */
  number: documentNumber.nullable().default(null),
})
export type NewSighting = z.output<typeof newSightingSchema>

/** That a document was seen; not what it showed. */
export const sightingSchema = z.object({
  id: z.string(),
  kind: seenKindSchema,
  seenOn: z.string(),
  /** The name of the person who saw it. */
  seenBy: z.string(),
  number: z.string().nullable(),
})
export type Sighting = z.output<typeof sightingSchema>

export const sightingListSchema = z.object({ sightings: z.array(sightingSchema) })

/** What an agency takes in hand. Chosen from a list, so that no typed text reaches the candidate's page. */
export const originalKinds = {
  passport: {
    en: 'Passport',
    bn: 'পাসপোর্ট',
    hi: 'पासपोर्ट',
    ne: 'पासपोर्ट',
    ar: 'جواز السفر',
    fil: 'Passport',
  },
  'identity-paper': {
    en: 'Identity paper',
    bn: 'পরিচয়পত্র',
    hi: 'पहचान पत्र',
    ne: 'परिचयपत्र',
    ar: 'وثيقة الهوية',
    fil: 'Dokumento ng pagkakakilanlan',
  },
  'birth-certificate': {
    en: 'Birth certificate',
    bn: 'জন্মসনদ',
    hi: 'जन्म प्रमाण पत्र',
    ne: 'जन्मदर्ता प्रमाणपत्र',
    ar: 'شهادة الميلاد',
    fil: 'Birth certificate',
  },
  'school-certificate': {
    en: 'School certificate',
    bn: 'শিক্ষা সনদ',
    hi: 'स्कूल का सर्टिफ़िकेट',
    ne: 'विद्यालयको प्रमाणपत्र',
    ar: 'شهادة المدرسة',
    fil: 'Sertipiko sa paaralan',
  },
  'trade-certificate': {
    en: 'Trade or training certificate',
    bn: 'কাজ বা প্রশিক্ষণের সনদ',
    hi: 'हुनर या ट्रेनिंग का सर्टिफ़िकेट',
    ne: 'सीप वा तालिमको प्रमाणपत्र',
    ar: 'شهادة مهنة أو تدريب',
    fil: 'Sertipiko sa kasanayan o training',
  },
  'driving-licence': {
    en: 'Driving licence',
    bn: 'ড্রাইভিং লাইসেন্স',
    hi: 'ड्राइविंग लाइसेंस',
    ne: 'सवारी चालक लाइसेन्स',
    ar: 'رخصة القيادة',
    fil: 'Lisensya sa pagmamaneho',
  },
  other: {
    en: 'Another paper',
    bn: 'অন্য কাগজ',
    hi: 'कोई और काग़ज़',
    ne: 'अर्को कागज',
    ar: 'ورقة أخرى',
    fil: 'Ibang dokumento',
  },
} as const satisfies Record<string, InEachLanguage>

/** The purposes. Safekeeping is not one: a worker's documents are the worker's. */
export const originalPurposes = {
  'visa-application': {
    en: 'Visa application',
    bn: 'ভিসার আবেদন',
    hi: 'वीज़ा का आवेदन',
    ne: 'भिसाको आवेदन',
    ar: 'طلب التأشيرة',
    fil: 'Application sa visa',
  },
  embassy: {
    en: 'Appointment at an embassy',
    bn: 'দূতাবাসের সাক্ষাৎ',
    hi: 'दूतावास में अपॉइंटमेंट',
    ne: 'दूतावासमा भेटघाट',
    ar: 'موعد في سفارة',
    fil: 'Appointment sa embassy',
  },
  attestation: {
    en: 'Attestation or translation',
    bn: 'সত্যায়ন বা অনুবাদ',
    hi: 'अटेस्टेशन या अनुवाद',
    ne: 'प्रमाणीकरण वा अनुवाद',
    ar: 'التصديق أو الترجمة',
    fil: 'Attestation o pagsasalin',
  },
  clearance: {
    en: 'Manpower clearance',
    bn: 'ম্যানপাওয়ার ছাড়পত্র',
    hi: 'मैनपावर क्लियरेंस',
    ne: 'म्यानपावर क्लियरेन्स',
    ar: 'إذن السفر للعمل (Manpower)',
    fil: 'Manpower clearance',
  },
  medical: {
    en: 'Medical examination',
    bn: 'মেডিকেল পরীক্ষা',
    hi: 'मेडिकल जाँच',
    ne: 'मेडिकल जाँच',
    ar: 'الفحص الطبي',
    fil: 'Medical exam',
  },
  ticket: { en: 'Ticket', bn: 'টিকিট', hi: 'टिकट', ne: 'टिकट', ar: 'تذكرة السفر', fil: 'Tiket' },
} as const satisfies Record<string, InEachLanguage>

export type OriginalKind = keyof typeof originalKinds
export type OriginalPurpose = keyof typeof originalPurposes
export const originalKindNames = Object.keys(originalKinds) as [OriginalKind, ...OriginalKind[]]
export const originalPurposeNames = Object.keys(originalPurposes) as OriginalPurpose[]

/** The handing over of a document, and its return. */
const originalStepSchema = z.enum(['received', 'returned'])
export type OriginalStep = z.output<typeof originalStepSchema>
/** How the candidate confirmed a step: with number and code on the site, or on the printed receipt. */
const agreementSchema = z.enum(['code', 'signature'])
export type Agreement = z.output<typeof agreementSchema>

const kindSchema = z.enum(originalKindNames)
const purposeSchema = z.enum(originalPurposeNames)
const day = (none: string) => workDay({ none, impossible: problems.impossibleDay })

export const newOriginalSchema = z.object({
  kind: kindSchema,
  purpose: purposeSchema,
  receivedOn: day(problems.noDayReceived),
  dueOn: day(problems.noDayDue),
})
export type NewOriginal = z.output<typeof newOriginalSchema>

export const originalReturnSchema = z.object({
  returnedOn: day(problems.noDayReturned),
})

export const signedStepSchema = z.object({ step: originalStepSchema })

/** A document that the agency has, or had, in hand. Days are calendar dates, times ISO 8601. */
export const originalSchema = z.object({
  id: z.string(),
  kind: kindSchema,
  purpose: purposeSchema,
  receivedOn: z.string(),
  /** The day that was agreed. */
  dueOn: z.string(),
  /** The day by which it has to be back: earlier than agreed if the candidate asked for it. */
  backBy: z.string(),
  agreedBy: agreementSchema.nullable(),
  agreedAt: z.string().nullable(),
  askedBackAt: z.string().nullable(),
  returnedOn: z.string().nullable(),
  returnAgreedBy: agreementSchema.nullable(),
  returnAgreedAt: z.string().nullable(),
  /** Whether it is still with the agency, by what both have said. */
  isOut: z.boolean(),
  isOverdue: z.boolean(),
})
export type Original = z.output<typeof originalSchema>

export const originalListSchema = z.object({ originals: z.array(originalSchema) })

/** What is in hand for all candidates, the earliest due first. */
export const heldOriginalsSchema = z.object({
  originals: z.array(
    originalSchema.extend({ recordId: z.string(), name: z.string(), reference: z.string() }),
  ),
  overdue: z.number().int(),
  ...pagePlace,
})
export type HeldOriginals = z.output<typeof heldOriginalsSchema>
