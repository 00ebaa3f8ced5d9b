import type { OfficialCheck } from './official-check.ts'

const reviewedOn = '2026-11-20'
const VISA_KINDS = ['work-permit', 'visa-paper', 'visa-approval'] as const
const FROM_THE_SERVICE = 'Rely only on what this service itself answers, on a device of your own.'

/** Hosts that a row may link to. A new host is added here by a person who knows whose it is. */
export const allowedHosts: readonly string[] = [
  'immi.homeaffairs.gov.au',
  'www.canada.ca',
  'open.canada.ca',
  'www.gov.uk',
  'www.immigration.govt.nz',
  'www.isa.go.jp',
  'www.visa.go.kr',
  'www.hikorea.go.kr',
  'www.imi.gov.my',
  'visa.mofa.gov.sa',
  'icp.gov.ae',
  'www.mohre.gov.ae',
  'portal.moi.gov.qa',
  'pcc.police.gov.bd',
  'www.bmet.gov.bd',
]

type Row = Omit<OfficialCheck, 'hostConfirmed' | 'reviewedOn' | 'advice'> & { advice?: string }

/** No row's host has been opened and confirmed by a person yet; write the date instead of false when one has. */
const row = (entry: Row): OfficialCheck => ({
  advice: FROM_THE_SERVICE,
  ...entry,
  hostConfirmed: false,
  reviewedOn,
})

/** SPEC H5: the only external links on a result page. Nothing outside this file can add one. */
export const officialChecks: readonly OfficialCheck[] = [
  row({
    kinds: VISA_KINDS,
    goesWith: 'destination',
    country: 'AU',
    authority: 'Department of Home Affairs, Australia',
    service: 'Visa Entitlement Verification Online (VEVO)',
    whatToEnter:
      'Enter the passport number, date of birth, country of passport and the grant or transaction number.',
    url: 'https://immi.homeaffairs.gov.au/visas/already-have-a-visa/check-visa-details-and-conditions/check-conditions-online',
  }),
  row({
    kinds: ['application-status', 'fingerprint'],
    goesWith: 'destination',
    country: 'AU',
    authority: 'Department of Home Affairs, Australia',
    service: 'ImmiAccount',
    whatToEnter:
      'Sign in to the account that made the application, or import it with its transaction reference number.',
    url: 'https://immi.homeaffairs.gov.au/',
  }),
  row({
    kinds: [...VISA_KINDS, 'application-status', 'fingerprint'],
    goesWith: 'destination',
    country: 'CA',
    authority: 'Immigration, Refugees and Citizenship Canada',
    service: 'Check your application status',
    whatToEnter:
      'Enter the application number or UCI, the family name, date of birth and place of birth.',
    url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/application/check-status.html',
  }),
  row({
    kinds: ['lmia'],
    goesWith: 'kind',
    country: 'CA',
    authority: 'Employment and Social Development Canada',
    service: 'Lists of employers who received a positive LMIA',
    whatToEnter: 'Look for the name and address of the employer in the list for that quarter.',
    url: 'https://open.canada.ca/data/en/dataset/90fed587-1364-4f33-a9ee-208181dc0b97',
    advice:
      'A missing name proves nothing yet, because the lists appear months later. Ask the employer too.',
  }),
  row({
    kinds: VISA_KINDS,
    goesWith: 'destination',
    country: 'GB',
    authority: 'Home Office, United Kingdom',
    service: 'View a job applicant’s right to work details (for employers)',
    whatToEnter: 'Enter the share code that the candidate made there, and the date of birth.',
    url: 'https://www.gov.uk/view-right-to-work',
  }),
  row({
    kinds: [...VISA_KINDS, 'application-status', 'fingerprint'],
    goesWith: 'destination',
    country: 'GB',
    authority: 'Home Office, United Kingdom',
    service: 'Prove your right to work to an employer (for the candidate)',
    whatToEnter: 'Sign in with your UKVI account, or enter your permit number and date of birth.',
    url: 'https://www.gov.uk/prove-right-to-work',
  }),
  row({
    kinds: [...VISA_KINDS, 'application-status', 'fingerprint'],
    goesWith: 'destination',
    country: 'NZ',
    authority: 'Immigration New Zealand',
    service: 'Visa Verification Service',
    whatToEnter:
      'Search the site for the service. Then enter the passport details and the visa or application number.',
    url: 'https://www.immigration.govt.nz/',
  }),
  row({
    kinds: [...VISA_KINDS, 'application-status', 'fingerprint'],
    goesWith: 'destination',
    country: 'JP',
    authority: 'Immigration Services Agency of Japan',
    service: 'Residence card and certificate of eligibility enquiries',
    whatToEnter:
      'Look for the enquiry page. Then enter the number on the card or certificate and its expiry date.',
    url: 'https://www.isa.go.jp/en/',
  }),
  row({
    kinds: [...VISA_KINDS, 'application-status'],
    goesWith: 'destination',
    country: 'KR',
    authority: 'Ministry of Justice, Republic of Korea',
    service: 'Korea Visa Portal, application status',
    whatToEnter: 'Enter the passport number, the name in English letters and the date of birth.',
    url: 'https://www.visa.go.kr/',
  }),
  row({
    kinds: ['work-permit', 'fingerprint'],
    goesWith: 'destination',
    country: 'KR',
    authority: 'Korea Immigration Service',
    service: 'HiKorea, stay and registration enquiries',
    whatToEnter: 'Enter the registration number and the issue date printed on the residence card.',
    url: 'https://www.hikorea.go.kr/',
  }),
  row({
    kinds: [...VISA_KINDS, 'application-status', 'fingerprint'],
    goesWith: 'destination',
    country: 'MY',
    authority: 'Immigration Department of Malaysia',
    service: 'Foreign worker and pass enquiries',
    whatToEnter:
      'Enter the passport number and nationality, or the application number on the paper.',
    url: 'https://www.imi.gov.my/',
  }),
  row({
    kinds: [...VISA_KINDS, 'application-status', 'fingerprint'],
    goesWith: 'destination',
    country: 'SA',
    authority: 'Ministry of Foreign Affairs, Saudi Arabia',
    service: 'Visa services platform, enquiry',
    whatToEnter: 'Enter the visa or application number and the passport number.',
    url: 'https://visa.mofa.gov.sa/',
  }),
  row({
    kinds: ['visa-paper', 'visa-approval', 'application-status', 'fingerprint'],
    goesWith: 'destination',
    country: 'AE',
    authority: 'Federal Authority for Identity, Citizenship, Customs and Port Security',
    service: 'Smart services, file enquiry',
    whatToEnter:
      'Enter the passport number, its expiry date and the nationality, or the file number.',
    url: 'https://icp.gov.ae/en/',
  }),
  row({
    kinds: ['work-permit', 'job-offer'],
    goesWith: 'destination',
    country: 'AE',
    authority: 'Ministry of Human Resources and Emiratisation',
    service: 'Enquiry services',
    whatToEnter: 'Enter the transaction number on the permit or offer, and the company’s number.',
    url: 'https://www.mohre.gov.ae/en/home.aspx',
  }),
  row({
    kinds: [...VISA_KINDS, 'application-status', 'fingerprint'],
    goesWith: 'destination',
    country: 'QA',
    authority: 'Ministry of Interior, Qatar',
    service: 'Visa services, enquiry and printing',
    whatToEnter: 'Enter the visa number, or the passport number and nationality.',
    url: 'https://portal.moi.gov.qa/',
  }),
  row({
    kinds: ['police-clearance'],
    goesWith: 'nationality',
    country: 'BD',
    authority: 'Bangladesh Police',
    service: 'Online police clearance certificate',
    whatToEnter: 'Enter the reference number on the certificate and the passport number.',
    url: 'https://pcc.police.gov.bd/',
  }),
  row({
    kinds: ['manpower'],
    goesWith: 'nationality',
    country: 'BD',
    authority: 'Bureau of Manpower, Employment and Training',
    service: 'Emigration clearance enquiry',
    whatToEnter: 'Enter the passport number, or the number on the clearance card.',
    url: 'https://www.bmet.gov.bd/',
  }),
]
