import type { InAnyLanguage } from '../any-language.ts'
import type { sightingWords as english } from '../en/sightings.ts'

export const sightingWords: InAnyLanguage<typeof english> = {
  text: 'কাগজটি কবে, কে দেখেছেন আর কাগজের নম্বর, শুধু এটুকু লেখা থাকে। কোনো ছবি রাখি না, কাগজে কী লেখা আছে তাও না।',
  seen: (date, person) => `${date} তারিখে দেখেছেন ${person}।`,
  number: (number) => `কাগজের নম্বর: ${number}।`,
  keptText:
    'কারণ না জানালে এজেন্সি মেডিকেল ফর্ম বা পুলিশ ক্লিয়ারেন্সের স্ক্যান রাখে না। এজেন্সি যে কারণ জানিয়েছে, তা এই।',
}
