import { expect, test } from 'vitest'
import { judge } from './judge.ts'

const passes = (text: string) => judge('text', text) === null

test.each([
  ['It is not true that this page is proof.', 'It is not true that this page is no proof.'],
  ['We never said that we are the ministry.', 'We never said that we are not the ministry.'],
  [
    'Do not believe those who say that our printout is accepted at the airport.',
    'Do not believe those who say that our printout is not accepted at the airport.',
  ],
  [
    'It is true that only the embassy can confirm your visa.',
    'It is false that only the embassy can confirm your visa.',
  ],
  ['আমরা সরকারি, এমন কথা ভুল।', 'আমরা সরকারি নই, এমন কথা ভুল।'],
  ['यह सच नहीं है कि यह पेज वीज़ा का प्रमाण है।', 'यह सच नहीं है कि यह पेज प्रमाण नहीं है।'],
  ['यो पेज प्रमाण हो भन्नु सत्य होइन।', 'यो पेज प्रमाण होइन भन्नु सत्य होइन।'],
  ['ليس صحيحا أن هذه الصفحة إثبات للتأشيرة.', 'ليس صحيحا أن هذه الصفحة ليست إثباتا.'],
  [
    'Kasinungalingan na bahagi kami ng gobyerno.',
    'Kasinungalingan na hindi kami bahagi ng gobyerno.',
  ],
])('a claim that is rejected passes, its denial does not: %s', (honest, claim) => {
  expect(passes(honest)).toBe(true)
  expect(passes(claim)).toBe(false)
})

test.each([
  'Nobody should doubt that this page is proof of your visa.',
  'You cannot deny that we work for the embassy.',
  'এতে কোনো সন্দেহ নেই যে এখানকার পারমিট আসল।',
  'कोई इनकार नहीं कर सकता कि यह पर्ची ही आपका वीज़ा है।',
  'لا ينكر أحد أن التأشيرة المعروضة هنا أصلية.',
])('what nobody may doubt is claimed: %s', (claim) => {
  expect(passes(claim)).toBe(false)
})

test('a rejection takes back nothing but what it repeats', () => {
  expect(passes('It is not true that we are brokers, we are the ministry.')).toBe(false)
  expect(passes('It is not true that the line at the top is right.')).toBe(false)
})

test.each([
  [
    'No other agency can promise a visa. We cannot either.',
    'No other agency can promise a visa. We can.',
  ],
  ['Others charge for the interview. We do not.', 'Other offices cannot issue permits. Ours can.'],
  ['कोई एजेंसी परमिट मंज़ूर नहीं कर सकती, हम भी नहीं।', 'कोई और परमिट मंज़ूर नहीं कर सकता, लेकिन हम कर सकते हैं।'],
  ['কেউ ভিসার গ্যারান্টি দেয় না। আমরাও দিই না।', 'কেউ ভিসার গ্যারান্টি দেয় না। আমরা দিই।'],
])('what others cannot do for a visa, we cannot: %s', (honest, claim) => {
  expect(passes(honest)).toBe(true)
  expect(passes(claim)).toBe(false)
})

test.each([
  ['Interview without fees', '100% approval, no interview'],
  ['No job without a contract', 'Visa without documents'],
  ['If your visa is refused', 'Zero rejection rate'],
  ['১০০% বিনা খরচে প্রশিক্ষণ', '১০০% অনুমোদন, সাক্ষাৎকার নেই'],
  ['बिना फ़ीस का इंटरव्यू', '100% मंज़ूरी, कोई इंटरव्यू नहीं'],
  ['अन्तर्वार्ताको तयारी', 'अन्तर्वार्ता बिनै भिसा'],
  ['المقابلة بدون رسوم', 'موافقة 100% بدون مقابلة'],
  ['Walang bayad ang interview', 'Walang interview, aprubado agad'],
])('a title promises no outcome: %s', (honest, claim) => {
  expect(judge('title', honest)).toBeNull()
  expect(judge('title', claim)).not.toBeNull()
})

test('a claim among Filipino clauses without full stops is found', () => {
  const honest = (claim: string) =>
    `Bukas kami mula Lunes hanggang Biyernes ${claim} magdala ng dalawang litrato`
  expect(passes(honest('ang opisinang ito ay bahagi ng embahada'))).toBe(false)
  expect(passes(honest('ang embahada ay sarado sa Biyernes'))).toBe(true)
})
