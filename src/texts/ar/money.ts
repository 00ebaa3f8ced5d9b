import type { InAnyLanguage } from '../any-language.ts'
import type { moneyWords as english } from '../en/money.ts'
import { counted } from './numbers.ts'

export const moneyWords: InAnyLanguage<typeof english> = {
  title: 'ما دفعته',
  lead: 'كل مبلغ سجّلناه مقابل توظيفك، وما تقول إنك دفعته زيادة على ذلك.',
  total: (sum) => `دفعت في المجموع ${sum}`,
  nothing: 'لم تُسجَّل لك أي دفعة.',
  parts: (receipted, own) => `${receipted} بإيصال منا، و${own} بحسب قولك.`,
  backOf: (gross, back, rest) =>
    `دفعت ${gross}. وبحسب ما سجّلناه أُعيد إليك منها ${back}، ويبقى ${rest}.`,
  recruitment: (sum) =>
    `منها ${sum} تسمّيها منظمة العمل الدولية رسوم التوظيف والتكاليف المتصلة به. وبحسب مبادئها لا ينبغي أن يدفعها أي عامل.`,
  law: 'ما يسمح به قانون بلدك',
  noLaw: 'لا توجد في جدولنا قاعدة لبلدك. اسأل الجهة المختصة في بلدك.',
  above: (paid, allowed) => `دفعت ${paid}. هذا أكثر من ${allowed}، وهو الحد الذي وجدناه منشورًا.`,
  aboveNothing: (paid) =>
    `دفعت ${paid}. بحسب القاعدة التي وجدناها منشورة، ينبغي ألا تدفع شيئًا مقابل هذا.`,
  youPaid: (paid) => `دفعت ${paid}.`,
  notPaid: 'لم نسجّل لك أي دفعة مقابل هذا.',
  within: (allowed) => `أعلى مبلغ وجدناه منشورًا هو ${allowed}.`,
  withinNothing: 'بحسب القاعدة التي وجدناها منشورة، ينبغي ألا تدفع شيئًا مقابل هذا.',
  unknown: {
    amount: (paid, allowed) =>
      `أعلى مبلغ وجدناه منشورًا هو ${allowed}. دفعت ${paid}. نحن لا نحوّل العملات، فقارن بنفسك.`,
    wages: (months) => `أعلى ما وجدناه منشورًا هو ${months}. لا نعرف أجرك الشهري، فقارن بنفسك.`,
    unknown: 'لم نجد حدًّا منشورًا.',
  },
  months: (months) => `أجر ${counted(months, 'month')}`,
  net: (sum) => `${sum} (دون ما أُعيد إليك)`,
  covers: 'مقابل',
  allCosts: 'كل تكاليف التوظيف',
  by: 'القانون',
  authority: 'الجهة المختصة',
  source: 'أين وجدناه',
  reviewed: (date) => `راجعنا هذا يوم ${date}.`,
  unconfirmed: 'لم يقارنه أحد بنص القانون نفسه.',
  confirmed: (name, date) => `قارنه ${name} بنص القانون يوم ${date}.`,
  noAdvice: 'هذه ليست نصيحة قانونية. القوانين تتغير، فاسأل الجهة المختصة. وهي مستقلة عنا.',
  help: 'مساعدة خارج الوكالة',
  aboveHelp: 'يمكنك أن تطلب مالك، ويمكنك أن تشتكي خارج الوكالة.',
  subAgent: 'من أحضرك إلينا',
  broughtBy: (name) => `كتبنا أن ${name} أحضرك إلينا.`,
  registration: (number) =>
    `رقم التسجيل: ${number}. كتبنا هذا الرقم. اسأل الجهة المنظِّمة هل هو لهذا الشخص.`,
  noRegistration:
    'لم نكتب أي رقم تسجيل لهذا الشخص. اطلب منه الرقم واسأل الجهة المنظِّمة قبل أن تدفع.',
  paidSubAgent:
    'هل أخذ هذا الشخص منك مالًا؟ هذا جزء من تكلفة توظيفك. اكتبه في الأسفل، حتى لو كان بلا إيصال.',
  entries: 'الدفعات التي سجّلناها',
  paidBy: 'من دفع',
  you: 'أنت',
  receivedBy: (name) => `استلمها ${name}`,
  receipt: (number, check) => `إيصال ${number}، رمز المطابقة ${check}`,
  check: 'قارن هذا الإيصال',
  noReceipt: 'لا إيصال: هذه تكلفة تحملتها الوكالة نفسها.',
  corrected: (reason) => `أُلغي هذا القيد: ${reason}`,
  refund: (sum) => `أُعيد إليك: ${sum}`,
  refundReason: (reason) => `السبب: ${reason}`,
  wrong: 'هذا خطأ',
  enter: 'هل دفعت بلا إيصال؟',
}
