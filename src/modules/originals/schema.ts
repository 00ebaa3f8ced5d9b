import { z } from 'zod'

/** A text in each language that pages are offered in. */
type Label = Readonly<{ en: string; bn: string }>

/** What an agency takes in hand. Chosen from a list, so that nothing typed reaches the candidate's page. */
export const originalKinds = {
  passport: { en: 'Passport', bn: 'পাসপোর্ট' },
  'identity-paper': { en: 'Identity paper', bn: 'পরিচয়পত্র' },
  'birth-certificate': { en: 'Birth certificate', bn: 'জন্মসনদ' },
  'school-certificate': { en: 'School certificate', bn: 'শিক্ষা সনদ' },
  'trade-certificate': { en: 'Trade or training certificate', bn: 'কাজ বা প্রশিক্ষণের সনদ' },
  'driving-licence': { en: 'Driving licence', bn: 'ড্রাইভিং লাইসেন্স' },
  other: { en: 'Another paper', bn: 'অন্য কাগজ' },
} as const satisfies Record<string, Label>

/** What for. Keeping it safe is none: a worker's papers are the worker's. */
export const originalPurposes = {
  'visa-application': { en: 'Visa application', bn: 'ভিসার আবেদন' },
  embassy: { en: 'Appointment at an embassy', bn: 'দূতাবাসের সাক্ষাৎ' },
  attestation: { en: 'Attestation or translation', bn: 'সত্যায়ন বা অনুবাদ' },
  clearance: { en: 'Manpower clearance', bn: 'ম্যানপাওয়ার ছাড়পত্র' },
  medical: { en: 'Medical examination', bn: 'মেডিকেল পরীক্ষা' },
  ticket: { en: 'Ticket', bn: 'টিকিট' },
} as const satisfies Record<string, Label>

export type OriginalKind = keyof typeof originalKinds
export type OriginalPurpose = keyof typeof originalPurposes
export const originalKindNames = Object.keys(originalKinds) as OriginalKind[]
export const originalPurposeNames = Object.keys(originalPurposes) as OriginalPurpose[]

/** When a paper is handed over, and when it is given back. */
const originalStepSchema = z.enum(['received', 'returned'])
export type OriginalStep = z.output<typeof originalStepSchema>
/** How the candidate confirmed a step: with number and code on the site, or on the printed receipt. */
const agreementSchema = z.enum(['code', 'signature'])
export type Agreement = z.output<typeof agreementSchema>

const kindSchema = z.enum(originalKindNames)
const purposeSchema = z.enum(originalPurposeNames)
const day = (error: string) => z.iso.date({ error })

export const newOriginalSchema = z.object({
  kind: kindSchema,
  purpose: purposeSchema,
  receivedOn: day('Give the day on which you received it.'),
  dueOn: day('Give the day by which you give it back.'),
})
export type NewOriginal = z.output<typeof newOriginalSchema>

export const originalReturnSchema = z.object({
  returnedOn: day('Give the day on which you gave it back.'),
})

export const signedStepSchema = z.object({ step: originalStepSchema })

/** A paper that the agency has, or had, in hand. Days are calendar dates, times ISO 8601. */
export const originalSchema = z.object({
  id: z.string(),
  kind: kindSchema,
  purpose: purposeSchema,
  receivedOn: z.string(),
  /** The day that was agreed. */
  dueOn: z.string(),
  /** The day by which it has to be back: earlier than agreed when the candidate asked for it. */
  backBy: z.string(),
  agreedBy: agreementSchema.nullable(),
  agreedAt: z.string().nullable(),
  askedBackAt: z.string().nullable(),
  returnedOn: z.string().nullable(),
  returnAgreedBy: agreementSchema.nullable(),
  returnAgreedAt: z.string().nullable(),
  /** Whether it is still with the agency, as far as both have said. */
  isOut: z.boolean(),
  isOverdue: z.boolean(),
})
export type Original = z.output<typeof originalSchema>

export const originalListSchema = z.object({ originals: z.array(originalSchema) })

/** What is in hand of all candidates, that which has to be back first at the top. */
export const heldOriginalsSchema = z.object({
  originals: z.array(
    originalSchema.extend({ recordId: z.string(), name: z.string(), reference: z.string() }),
  ),
  total: z.number().int(),
  overdue: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
})
export type HeldOriginals = z.output<typeof heldOriginalsSchema>
