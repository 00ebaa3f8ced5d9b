import { expect, test } from 'vitest'
import { soundsAlike, soundsOfName } from './name-sound.ts'

const soundAlike = (one: string, other: string) =>
  soundsAlike(soundsOfName(one), soundsOfName(other))

const pairs = (text: string) =>
  text.split(' | ').map((pair) => pair.split(' ~ ') as [string, string])

test('names that sound alike', () => {
  const alike = `রহিমা খাতুন ~ Rahima Khatun | Raheema Khatoon ~ Rahima Khatun | রহিমা খাতুন ~ Rohima Khatun | \
Mohammad Rahim Uddin ~ Muhammed Raheem Uddin | মোহাম্মদ রহিম উদ্দিন ~ Mohammad Rahim Uddin | \
Md. Rahim Uddin ~ Mohammad Rahim Uddin | Uddin Rahim ~ Rahim Uddin | আনোয়ার হোসেন ~ Anwar Hossain | \
Anowar Hossen ~ Anwar Hussain | শাহিন মিয়া ~ Shaheen Mia | Shahin Miah ~ Shaheen Miya | আব্দুল করিম ~ Abdul Karim | \
ফাতেমা আক্তার ~ Fatema Akter | Phatema Akhtar ~ Fatima Aktar | জাহিদ চৌধুরী ~ Zahid Chowdhury | \
Jahid Choudhuri ~ Zahid Chaudhary | ইউসুফ আলী ~ Yusuf Ali | Eusuf Aly ~ Yousuf Ali | সালমা বেগম ~ Salma Begum | \
Shekh Habibur Rahman ~ Sheikh Habibur Rehman | रहीमा खातून ~ Rahima Khatun | محمد عبد الله ~ محمد عبد الله`
  const missed = pairs(alike).filter(([a, b]) => !soundAlike(a, b) || !soundAlike(b, a))
  expect(missed).toEqual([])
})

test('names that do not; one in another script is compared as it is written', () => {
  const apart = `Rahima Khatun ~ Rahim Khatun | Salma Begum ~ Salim Begum | Islam Uddin ~ Aslam Uddin | \
Karim Uddin ~ Kamal Uddin | Rahim ~ Rahim Uddin | Abdul Karim ~ Abdul Rahim | Rahima Khatun 1 ~ Rahima Khatun 2 | \
রহিমা খাতুন ~ রহিম খান | Md ~ Md |  ~  | محمد عبد الله ~ محمد عبد الرحمن`
  expect(pairs(apart).filter(([a, b]) => soundAlike(a, b))).toEqual([])
})
