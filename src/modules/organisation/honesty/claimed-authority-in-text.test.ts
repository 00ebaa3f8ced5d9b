import { expect, test } from 'vitest'
import { claimedAuthorityInText, claimedAuthorityInTitle } from './claimed-authority-in-text.ts'

const refusedTexts = [
  'The official page for your visa',
  'This is our government portal for candidates.',
  'We check papers on behalf of the government of Canada.',
  'We are the embassy’s partner in Dhaka; welcome to the embassy.',
  'A government approved centre since 2004',
  'Approved by the Ministry and ready to help',
  'Authorised by the embassy',
  'Your visa is granted. Come and collect it.',
  'Here you see that your work permit is valid.',
  'Guaranteed visa in two months',
  'Verified visa guaranteed',
  'In cooperation with the High Commission',
  'The 0fficial page', // A digit for a letter hides nothing.
  'Site officiel de votre visa',
]

test.each(refusedTexts)('“%s” is refused, and the reason says why', (text) => {
  expect(claimedAuthorityInText(text)?.reason).toMatch(/^This says “.+” \(\w+\), which reads as /)
})

const passedTexts = [
  'We are a private agency. We are not a government and not part of any government.',
  'This is not a government website.',
  'Ask the embassy whether your visa is genuine.',
  'Nobody here can tell whether your work permit is valid: only the authority knows.',
  'We are not an official body, and we are not approved by a government.',
  'Check with the government yourself before you pay.',
  'Our licence is printed on every page; the Bureau of Manpower lists it in its register.',
  'Once your visa is granted, you collect the original at the High Commission.',
  'You see the papers that we hold for you.',
  'Training, tickets and medical tests in Dhaka',
  'This unofficial copy helps you at the bank.',
  'Open on government holidays too',
]

test.each(passedTexts)('“%s” passes', (text) => {
  expect(claimedAuthorityInText(text)).toBeNull()
})

const refusedTitles = [
  'Government portal',
  'Ministry of Manpower',
  'Canada Visa Verification',
  'Immigration Department',
  'Official visa check',
  'E-m-b-a-s-s-y of Canada',
  'IRCC Status',
  'VEVO check',
]

test.each(refusedTitles)('the title “%s” is refused', (title) => {
  expect(claimedAuthorityInTitle(title)?.reason).toBeTruthy()
})

const passedTitles = [
  'Check with the government yourself',
  'Not a government',
  'Ask the embassy',
  'How to contact the embassy',
  'Report to the police',
  'Work permit',
  'Visa paper',
  'Application status',
  'LMIA letter',
  'For employers',
  'Jobs in Canada',
  'Safety',
  'Your information',
]

test.each(passedTitles)('the title “%s” passes', (title) => {
  expect(claimedAuthorityInTitle(title)).toBeNull()
})
