import type { DocumentKindName } from './kinds.schema.ts'

/**
 * The texts of official checks, in English: what to enter, what to watch for, and whom to ask where no service has a
 * name of its own. Translations use these names, so rewording a text loses none.
 */
export const checkTexts = {
  ownDevice: 'Rely only on what this service itself answers, on a device of your own.',
  detailsOfLetter: 'Give the name, the job and the date in the letter.',
  detailsOfContract: 'Give the name, the job, the wage and the date in the contract.',
  keepOwnCopy:
    'Keep your own copy. If you are given another contract later, compare each line before you sign.',
  compareWithEmployers:
    'Compare each line with the contract that the employer has. The candidate may hold a copy too.',
  callEmployerByOwnWebsite:
    'Call the employer on a phone number from its own website. Do not use a number from the letter.',
  bookingReference: 'Enter the booking reference and the family name.',
  openAirlineYourself:
    'Open the airline’s own website yourself, or call it. A printed ticket alone shows little.',
  numberOfMedicalForm: 'Give the number and the date of the medical form.',
  askClinicYourself:
    'Ask the clinic by a telephone number that you found yourself. Only the candidate may ask.',
  numberAndDateOnDocument: 'Give the number and the date printed on the document.',
  askWhoIsNamed:
    'Ask the embassy or authority named on the document. Use an address that you found yourself, not one from the document.',
  passportAndGrantNumber:
    'Enter the passport number, date of birth, country of passport and the grant or transaction number.',
  accountOfApplication:
    'Sign in to the account that made the application, or import it with its transaction reference number.',
  applicationNumberOrUci:
    'Enter the application number or UCI, the family name, date of birth and place of birth.',
  employerInList: 'Look for the name and address of the employer in the list for that quarter.',
  listsAppearLater:
    'A missing name proves nothing yet, because the lists appear months later. Ask the employer too.',
  shareCode: 'Enter the share code that the candidate made there, and the date of birth.',
  ukviAccount: 'Sign in with your UKVI account, or enter your permit number and date of birth.',
  searchForService:
    'Search the site for the service. Then enter the passport details and the visa or application number.',
  cardNumberAndExpiry:
    'Look for the enquiry page. Then enter the number on the card or certificate and its expiry date.',
  passportAndEnglishName:
    'Enter the passport number, the name in English letters and the date of birth.',
  registrationNumber:
    'Enter the registration number and the issue date printed on the residence card.',
  passportOrApplicationNumber:
    'Enter the passport number and nationality, or the application number on the document.',
  visaOrApplicationNumber: 'Enter the visa or application number and the passport number.',
  passportExpiryOrFileNumber:
    'Enter the passport number, its expiry date and the nationality, or the file number.',
  transactionAndCompanyNumber:
    'Enter the transaction number on the permit or offer, and the company’s number.',
  visaNumberOrPassport: 'Enter the visa number, or the passport number and nationality.',
  certificateReference: 'Enter the reference number on the certificate and the passport number.',
  passportOrClearanceCard: 'Enter the passport number, or the number on the clearance card.',
  civilOrPermitNumber: 'Enter the civil or residence number, or the permit number on the document.',
  cprOrPassport: 'Enter the CPR number, or the passport number and nationality.',
  workPassOrPassport:
    'Enter the work pass or application number, or the passport number and date of birth.',
  visaIsStuckIn:
    'A visa for Italy is stuck into the passport by an embassy. Ask that embassy about a document.',
  receiptOrFileNumber: 'Enter the number on the receipt, or the file number.',
  writeToOffice: 'Write to the office that is named on the document, with its number and date.',
  passportOrLabourApproval:
    'Enter the passport number, or the labour approval number on the document.',
  agencyInLists: 'Look for the agency and the employer in the lists.',
  listSaysLittle:
    'A name in a list says nothing about one document. Ask the department about that.',
  fileNumberAndBirth: 'Enter the file number on the document and the date of birth.',
  employer: 'The employer',
  callToEmployer: 'A telephone call to the employer',
  airline: 'The airline',
  bookingPage: 'The booking page or telephone line of the airline',
  clinic: 'The clinic that made the examination',
  visitToClinic: 'A telephone call or visit to the clinic',
  whoIsNamed: 'The embassy or authority named on the document',
  letterOrVisit: 'A letter, call or visit',
} as const

export type CheckText = keyof typeof checkTexts
/** The parts of an official check that may be a text of ours. */
export type TextOfCheck = 'authority' | 'service' | 'whatToEnter' | 'advice'

/** Returns texts in English beside their codes. */
export function inEnglish<Part extends TextOfCheck>(texts: Record<Part, CheckText>) {
  const english = Object.entries<CheckText>(texts).map(([part, code]) => [part, checkTexts[code]])
  return { ...(Object.fromEntries(english) as Record<Part, string>), texts }
}

/** Returns the code of whom to ask where no authority has a name of its own; undefined for one that has. */
export function generalIssuer(name: string): CheckText | undefined {
  const ours = ['employer', 'airline', 'clinic', 'whoIsNamed'] as const
  return ours.find((code) => checkTexts[code] === name)
}

/** Where a document of some kinds can be checked with its issuer (H5), or whom to ask. */
export interface OfficialCheck {
  kinds: readonly DocumentKindName[]
  /** What decides whether the row applies: the candidate's destination, nationality, or only the kind. */
  goesWith: 'destination' | 'nationality' | 'kind'
  /** ISO 3166 alpha-2; null for advice that applies everywhere. */
  country: string | null
  authority: string
  service: string
  /** A plain English sentence. */
  whatToEnter: string
  /** An English sentence or two for the reader. */
  advice: string
  /** The codes of those of these texts that are ours: languages have them by these. */
  texts: Readonly<Partial<Record<TextOfCheck, CheckText>>>
  /** https; null where there is nothing to link to. */
  url: string | null
  /** The day on which a person opened the host and saw whose it is (YYYY-MM-DD), or false. */
  hostConfirmed: false | string
  /** YYYY-MM-DD. */
  reviewedOn: string
}

const reviewedOn = '2026-11-21'
/** The usual kinds for an authority of a destination. */
export const VISA_KINDS = ['work-permit', 'visa-paper', 'visa-approval'] as const

type Row = Pick<OfficialCheck, 'kinds' | 'country' | 'authority' | 'service' | 'url'> &
  Partial<Pick<OfficialCheck, 'goesWith'>> & { whatToEnter: CheckText; advice?: CheckText }

/** Makes a row whose host no person has opened yet; replace false by the date when one has. */
export const row = ({ whatToEnter, advice = 'ownDevice', ...entry }: Row): OfficialCheck => ({
  goesWith: 'destination',
  ...entry,
  ...inEnglish({ whatToEnter, advice }),
  hostConfirmed: false,
  reviewedOn,
})

/** What is said to somebody else where the advice speaks to the candidate. */
const adviceToOthers: Readonly<Partial<Record<CheckText, CheckText>>> = {
  keepOwnCopy: 'compareWithEmployers',
}

/** What of a check may speak to the candidate. */
interface Advised {
  advice: string
  texts: Readonly<Partial<Record<TextOfCheck, string>>>
}

const forOthers = new WeakMap<readonly Advised[], readonly Advised[]>()

/** Returns the same checks as the reader of a share sees them; of one list the same. */
export function checksForOthers<Check extends Advised>(checks: readonly Check[]): readonly Check[] {
  const known = forOthers.get(checks)
  if (known) return known as readonly Check[]
  const made = checks.map((check): Check => {
    const advice = adviceToOthers[check.texts.advice as CheckText]
    if (!advice) return check
    return { ...check, advice: checkTexts[advice], texts: { ...check.texts, advice } }
  })
  forOthers.set(checks, made)
  return made
}
