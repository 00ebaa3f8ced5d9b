import { expect, test } from 'vitest'
import { judge } from './judge.ts'

// Not among the cases, because what stands there is learnt, and a word that was learnt is no slip.
test('a verdict or a paper is known although a finger slipped', () => {
  const claims = [
    'Your visa is guarenteed with our office',
    'Your work permitt is confirmd by us.',
    'Your visa has been aproved through this agency.',
    'We garantee every visa.',
    'Embasy approved agency',
    'This page shows that your visa is authetic.',
  ]
  expect(claims.filter((text) => judge('text', text) === null)).toEqual([])
})

test('a slip of the finger makes no claim of an honest sentence, nor of another word', () => {
  const honest = [
    'No visa is guarenteed, whatever an agent says.',
    'Ask the ministry whether the permitt is confirmd.',
    'The embassy has not aproved it yet; ask there.',
    'A voucher for lunch comes with the class.',
    'Secure your bag; touches of rain are likely.',
    'Mr Verity teaches, Ms Grantley interprets.',
    'Bring your residence card.',
  ]
  expect(honest.filter((text) => judge('text', text) !== null)).toEqual([])
})

test('one slip in a long word of an authority counts as the word, in each script', () => {
  const names = [
    'দূতবাস ওভারসিজ লিমিটেড',
    'মন্ত্রণলয়ের ওভারসিজ লিমিটেড',
    'मंत्राललय ओवरसीज लिमिटेड',
    'राजदुतवास म्यानपावर प्रा. लि.',
    'السفاارة للتوظيف',
    'شركة القنصيلة للتوظيف',
    'Athority Manpower Ltd',
    'Depatrment of Manpower Ltd',
  ]
  expect(names.filter((name) => judge('legal-name', name) === null)).toEqual([])
  const honest = ['شركة السيارات للتوظيف', 'Registry Street Travels Ltd', 'সরকার ট্রাভেলস']
  expect(honest.filter((name) => judge('legal-name', name) !== null)).toEqual([])
})

test('an office that no firm has is known with digits, accents and endings', () => {
  const names = [
    'P0lice Manpower Agency Ltd',
    'D3partment of Manpower Ltd',
    'Depártment of Manpower Ltd',
    'Tr1bunal Manpower Ltd',
    'State Manpower Bureaus Ltd',
    'High C0urt Manpower Ltd',
    'Pulisy4 Manpower Inc.',
    'المديرية للقوى العاملة',
    'পুলিশের ম্যানপাওয়ার লিমিটেড',
    'विभागको म्यानपावर प्रा. लि.',
  ]
  expect(names.filter((name) => judge('legal-name', name) === null)).toEqual([])
  expect(judge('own-host', 'https://p0lice-recruiting.com')).not.toBeNull()
})

test('a word of an authority is known where a name writes it together with another', () => {
  const names = ['EmbassyLink Travels Ltd', 'Embassyworld Manpower Ltd', 'দূতাবাসলিংক ট্রাভেলস']
  expect(names.filter((name) => judge('legal-name', name) === null)).toEqual([])
  expect(judge('own-host', 'https://embassylink.net')).not.toBeNull()
})

test('a digit in a host is read as a letter, and as what stands between words', () => {
  const hosts = ['visa4canada.com', 'canada4visa.com', 'permit4uae.com', 'visas4uk.com']
  expect(hosts.filter((host) => judge('own-host', `https://${host}`) === null)).toEqual([])
  const honest = ['jobs4you.com', 'route66-travels.com', '4seasons-recruiting.com']
  expect(honest.filter((host) => judge('own-host', `https://${host}`) !== null)).toEqual([])
})

test('the government of a state is none’s surname', () => {
  const names = ['কাতার সরকার জনশক্তি লিমিটেড', 'কেন্দ্রীয় সরকার ওভারসিজ']
  expect(names.filter((name) => judge('legal-name', name) === null)).toEqual([])
  expect(judge('title', 'কাতার সরকার, নতুন নিয়ম')).not.toBeNull()
  expect(judge('person', 'নেপাল সরকার')).toBeNull()
})

test('a country’s immigration is a matter for a firm, as its word of business says', () => {
  const firms = ['Canada Immigration Consultants Ltd', 'কানাডা ইমিগ্রেশন কনসালট্যান্টস']
  expect(firms.filter((name) => judge('legal-name', name) !== null)).toEqual([])
  const claims = [
    'Canada Immigration Ltd',
    'Immigration Canada',
    'Canada Immigration Department Ltd',
  ]
  expect(claims.filter((name) => judge('legal-name', name) === null)).toEqual([])
})

test('an adjective of a state belongs to the name of its embassy', () => {
  const titles = [
    'ভারতীয় দূতাবাস: জরুরি বিজ্ঞপ্তি',
    'मलेशियाई दूतावास – शुक्रवार को बंद',
    'जापानी दूतावास: नयाँ नियम',
    'Embahadang Amerikano, abiso',
  ]
  expect(titles.filter((title) => judge('title', title) === null)).toEqual([])
  const honest = [
    'في السفارة: ما تحتاجه',
    'قبل السفارة: خمسة أمور',
    'At the embassy: what you need',
  ]
  expect(honest.filter((title) => judge('title', title) !== null)).toEqual([])
})

test('to do anything on behalf of an authority is to be its office', () => {
  const claims = [
    'We collect applications on behalf of the embassy.',
    'We charge fees on behalf of the ministry.',
    'আমরা দূতাবাসের পক্ষ থেকে আবেদন নিই',
    'हम दूतावास की ओर से आवेदन लेते हैं',
    'نستقبل الطلبات نيابة عن السفارة',
    'The ministry has authorised us to receive applications.',
    'فوضتنا السفارة باستلام الطلبات.',
  ]
  expect(claims.filter((text) => judge('text', text) === null)).toEqual([])
  const honest = [
    'We do not act on behalf of any embassy.',
    'Nobody may collect money on behalf of the embassy.',
    'We never collect applications on behalf of an embassy.',
    'আমরা কোনো দূতাবাসের পক্ষে কাজ করি না।',
    'If somebody collects money on behalf of the embassy, tell us.',
    'The ministry has not authorised us to receive applications.',
    'لا نعمل نيابة عن السفارة',
  ]
  expect(honest.filter((text) => judge('text', text) !== null)).toEqual([])
})
