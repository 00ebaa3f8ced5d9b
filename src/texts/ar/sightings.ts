import type { InAnyLanguage } from '../any-language.ts'
import type { sightingWords as english } from '../en/sightings.ts'

export const sightingWords: InAnyLanguage<typeof english> = {
  text: 'نكتب اليوم الذي رأينا فيه الورقة، ومن رآها، والرقم الذي عليها. لا نحتفظ بصورة، ولا بشيء مما هو مكتوب فيها.',
  seen: (date, person) => `رُئيت يوم ${date}. رآها ${person}.`,
  number: (number) => `الرقم على الورقة: ${number}.`,
  keptText:
    'لا تحتفظ الوكالة بصورة فحص طبي أو شهادة شرطة إلا إذا قالت السبب. هذا هو السبب الذي تذكره.',
}
