import type { DefectSentence, noAnswer, RefusalCode, SentenceOf } from '#api/client'
import { sharedRefusalSentences } from '#messages/refusals-bn'
import type { dashboardFailed } from '../ui/toast.ts'

/** Refusals that only staff, a program, or somebody on the public pages can meet. */
type Elsewhere =
  | `account.${string}`
  | `api_key.${string}`
  | `bulk_change.${string}`
  | `code_alert.${string}`
  | `concern.${string}`
  | `document.${string}`
  | `import.${string}`
  | `invite.${string}`
  | `notice.${string}`
  | `organisation.${string}`
  | `payment.${string}`
  | `record.${string}`
  | `restore.${string}`
  | `saved_view.${string}`
  | `setup.${string}`
  | `viewing.${string}`
  | `request.key_${string}`
  | 'request.precondition_required'
  | `session.provider_${string}`
  | `session.wrong_${string}`
  | 'session.not_recent'
  | 'session.passkey_refused'
  | 'session.second_factor_required'
  | 'session.step_ended'
  | 'class.changed_meanwhile'
  | 'class.fee_stays'
  | 'class.needs_sessions'
  | 'class.no_such_session'
  | 'class.not_enrolled'
  | 'class.not_staff'
  | 'class.session_attended'
  | 'class.too_few_seats'
  | 'class.wrong_state'
  | 'dispute.answered_already'
  | 'dispute.not_found'
  | 'ledger.already_corrected'
  | 'ledger.correction_stays'
  | 'link.account_only'
  | 'share.outside_viewing'

type Said =
  | SentenceOf<Exclude<RefusalCode, Elsewhere>>
  | DefectSentence
  | typeof noAnswer
  | typeof dashboardFailed

/** Whatever may be refused to a candidate here; a new refusal without Bengali fails the type check. */
export const refusalSentences: Record<Said, string> = {
  ...sharedRefusalSentences,
  'No record is linked to your account. Link it with the passport number and the access code.':
    'আপনার অ্যাকাউন্টের সাথে কোনো ফাইল যুক্ত নেই। পাসপোর্ট নম্বর আর অ্যাক্সেস কোড দিয়ে যুক্ত করুন।',
  'There is no such class.': 'এমন কোনো ক্লাস নেই।',
  'This class cannot be selected now. Look at the classes that are open.':
    'ক্লাসটি এখন বেছে নেওয়া যায় না। যেসব ক্লাস খোলা আছে, সেগুলো দেখুন।',
  'This class is selected already.': 'ক্লাসটি আপনি আগেই বেছে নিয়েছেন।',
  'This class is not selected, or not any more.': 'ক্লাসটি আপনার তালিকায় নেই, বা এখন আর নেই।',
  'This class has begun, so it cannot be left here. Ask the agency.':
    'ক্লাসটি শুরু হয়ে গেছে, তাই এখানে ছাড়া যায় না। এজেন্সিকে জিজ্ঞাসা করুন।',
  'There is no such message.': 'এমন কোনো বার্তা নেই।',
  'There is no such entry.': 'এমন কোনো হিসাব নেই।',
  'You have said that this entry is wrong. The agency has not answered yet.':
    'হিসাবটি ভুল, তা আপনি জানিয়েছেন। এজেন্সি এখনো উত্তর দেয়নি।',
  'Something went wrong on our side.': 'আমাদের দিকে কোনো সমস্যা হয়েছে। এক মিনিট পরে আবার চেষ্টা করুন।',
  'Candor did not answer. Check your connection and try again.':
    'কোনো উত্তর আসেনি। আপনার সংযোগ দেখে আবার চেষ্টা করুন।',
  'Something in the dashboard failed. Try it again, or reload the page.':
    'ড্যাশবোর্ডে কোনো সমস্যা হয়েছে। আবার চেষ্টা করুন, অথবা পাতাটি আবার লোড করুন।',
}
