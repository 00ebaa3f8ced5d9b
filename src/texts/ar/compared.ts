import type { InAnyLanguage } from '../any-language.ts'
import type { comparedWords as english } from '../en/compared.ts'
import { counted } from './numbers.ts'

/** The results of asking an authority about a document; no sentence says that it is genuine (H4). */
export const comparedWords: InAnyLanguage<typeof english> = {
  both: (first, second) => `${first} و${second}`,
  nobody: (authority) => `لم يسأل أحد هنا ${authority} بعد.`,
  one: (authority, day) =>
    `سأل أحد موظفينا ${authority} يوم ${day}. يجب أن يسأل شخص ثانٍ أيضًا، ولهذا لا نقول ماذا ظهر له.`,
  same: (authority, days) =>
    `سأل اثنان من موظفينا ${authority} يوم ${days}، وما ظهر حينها كان مطابقًا لهذه النسخة. قد يتغيّر ذلك في أي يوم.`,
  unclear: (authority, days) =>
    `سأل اثنان من موظفينا ${authority} يوم ${days}. واحد منهما على الأقل لم يظهر له شيء عن هذه الورقة، أو لم يصله جواب.`,
  other: (authority, days) =>
    `سأل موظفونا ${authority} يوم ${days}. ظهر لواحد منهم شيء غير هذه النسخة. وقرر شخص آخر هنا عرض النسخة من جديد.`,
  old: (days) => `كان ذلك قبل أكثر من ${counted(days, 'day')}.`,
  askYourself: 'كيف تسأل بنفسك',
  withheld: {
    asked: (authority, day) => `سألنا ${authority} يوم ${day}. كان جوابها مختلفًا عن نسختنا.`,
    askedBefore: 'سألنا الجهة المختصة عن هذه الورقة. كان جوابها مختلفًا عن نسختنا.',
    open: 'نحن ننظر في الأمر، ولا نعرض الورقة على أحد حتى نعرف أكثر.',
    decided: (day) => `نظرنا في الأمر، ولا نعرض الورقة منذ ${day}.`,
    notSaid: 'قد تكون هناك أسباب كثيرة. لا يقول هذا ما هو الخطأ، ولا أنك فعلت شيئًا خطأ.',
    next: 'اسأل مكتبنا. ويمكنك أيضًا أن تسأل الجهة المختصة بنفسك.',
  },
}
