import { checkTexts } from '#modules/organisation/check-texts.schema'
import { formSentence, regulators } from '#modules/organisation/schema'
import { byEnglish } from '../by-english.ts'
import { publicProblems } from '../public-problems.ts'
import { bySentence, type RefusalTexts } from '../public-refusals.ts'
import { adviceTexts } from './advice.ts'
import { problemTexts } from './problems.ts'
import { sharedRefusals } from './refusals.ts'

/** What is refused on public pages, in Filipino. */
const refusalTexts: RefusalTexts = {
  ...sharedRefusals,
  'account.agency_closes':
    'Magsasara na ang agency na ito, kaya hindi na makakagawa ng bagong account.',
  'class.not_found': 'Walang ganitong klase.',
  'class.not_open': 'Hindi mapipili ang klaseng ito ngayon. Tingnan ang mga bukas na klase.',
  'class.selected_already': 'Napili mo na ang klaseng ito.',
  'class.not_selected': 'Wala, o wala na, sa listahan mo ang klaseng ito.',
  'class.begun':
    'Nagsimula na ang klaseng ito, kaya hindi ka makakaalis dito. Magtanong sa agency.',
  'contract.changed_meanwhile':
    'Nagbago ang mga kondisyon ng kontrata. I-reload ang page at tingnan ulit.',
  'case.nothing_said':
    'Maglagay ng litrato ng kontrata, o sabihin ang nakasulat dito: ang sahod, ang employer o iba pa.',
  'contract.no_terms': 'Walang kondisyon ng kontrata sa file na ito.',
  'message.not_found': 'Walang ganitong message.',
  'case.day_ahead': 'Hindi pa dumarating ang araw na ito. Piliin ang araw na nagbayad ka.',
  'case.too_many':
    'Hindi ka na makakapagdagdag dito. Walang nawala. Makipag-usap sa opisina namin.',
  'ledger.not_found': 'Walang ganitong tala.',
  'account.provider_taken':
    'May ibang account na nagsa-sign in sa ganitong paraan. Idiskonekta muna roon.',
  'account.only_way_in':
    'Ito lang ang paraan para makapasok sa account mo. Pumili muna ng password o magdagdag ng passkey, saka ito idiskonekta.',
  'session.not_recent':
    'Mahigit 5 minuto na mula nang mag-sign in ka. Mag-sign out, mag-sign in ulit, at gawin ito agad.',
  'session.wrong_credentials': 'Mali ang email o ang password. I-check ang dalawa at subukan ulit.',
  'session.second_factor_required':
    'May ikalawang hakbang ang account na ito. Ilagay rin ang code mula sa authenticator app mo.',
  'session.wrong_code': 'Mali ang code na ito o nagamit na. Hintayin ang susunod at subukan ulit.',
  'session.step_ended': 'Masyadong matagal ito. Mag-sign in ulit mula sa simula.',
  'session.provider_failed':
    'Hindi gumana ang pag-sign in sa ibang serbisyo. Subukan ulit, o gamitin ang password mo.',
  'service.busy':
    'Sobrang dami ang ipinapadala o ipinapakita ngayon. Subukan ulit makalipas ang ilang segundo.',
  'account.mail_not_sent':
    'Hindi tinanggap ng mail server ang email, kaya walang naipadala. Subukan ulit makalipas ang ilang minuto.',
  'session.provider_unreachable':
    'Hindi sumasagot ang ibang serbisyo. Subukan ulit makalipas ang isang minuto, o gamitin ang password mo.',
  'session.provider_other_person':
    'Ibang tao ang naka-sign in doon. Mag-sign in gamit ang account na nakakonekta rito.',
  'session.provider_not_again':
    'Hindi hiningi ulit ng ibang serbisyo ang password mo. Mag-sign out, mag-sign in ulit, at gawin ito agad.',
  'session.provider_unconfirmed':
    'Hindi sinasabi ng ibang serbisyo na sa iyo ang email na ito. Kumpirmahin doon, o gamitin ang password mo.',
  'session.passkey_refused':
    'Hindi tinanggap ang passkey. Subukan ulit, o gamitin ang password mo.',
  'account.email_unconfirmed':
    'May account na may ganitong email, pero hindi nakumpirma ang email kailanman. Mag-sign in gamit ang password nito at kumpirmahin, o humingi ng bagong password.',
  'account.link_ended':
    'Hindi na gumagana ang link na ito. Isang beses lang ito gumagana, at hindi matagal. Humingi ng bago.',
  'account.wrong_password': 'Hindi ito ang password mo. I-check at subukan ulit.',
  'account.password_weak':
    'Madaling hulaan ang password na ito. Gumamit ng ilang salitang ikaw lang ang magsasama-sama. Huwag gamitin ang pangalan mo o ng organisasyon.',
  'passkey.not_found': 'Wala kang ganitong passkey.',
  'account.second_factor_missing': 'Hindi naka-on ang ikalawang hakbang. I-on muna ito.',
  'account.second_factor_on': 'Naka-on na ang ikalawang hakbang. I-off muna ito.',
  'account.email_taken':
    'Hindi magagamit ang email na ito para sa bagong account. Mag-sign in na lang, o gumamit ng ibang email.',
  'setup.already_done': 'Naka-set up na ang site na ito. Mag-sign in na lang.',
  'setup.wrong_link':
    'Hindi na gumagana ang set-up link na ito. Simulan ulit ang Candor at gamitin ang link na ipi-print nito.',
  'setup.required':
    'Hindi pa naka-set up ang site na ito. Buksan ang set-up link na ipinakita ng server noong magsimula ito.',
  'organisation.claims_authority':
    'Parang gobyerno o serbisyo nito ang pangalang ito. Gamitin ang nakarehistrong pangalan ng agency mo.',
  'organisation.kept_too_short':
    'Hinihingi ng batas ng bansa mo na mas matagal itong itago. Piliin ang panahong hinihingi nito, o mas matagal pa.',
  'document.unsupported':
    'Hindi JPEG, PNG, WebP, HEIC, TIFF, BMP o PDF ang file na ito. Kunan ng litrato ang dokumento o i-save bilang PDF.',
  'document.locked':
    'May password ang PDF na ito. Buksan mo gamit ang password, i-print sa bagong PDF, at iyon ang ipadala.',
  'document.too_large':
    'Mas malaki sa 15 MiB ang file na ito. Kunan ng litrato sa mas mababang resolution o i-scan ulit.',
  'document.too_many_pixels':
    'May pahina ang file na ito na lampas sa 60 megapixel. I-scan sa mas mababang resolution.',
  'document.active_content':
    'Hindi lang pahina ang laman ng PDF na ito: may script, nakakabit na file o mga aksyon. I-print sa bagong PDF, o kunan ng litrato ang dokumento.',
  'document.too_many_pages':
    'Lampas sa 20 pahina ang file na ito. Iwan lang ang mga pahina ng dokumentong ito.',
  'document.damaged':
    'Sira ang file na ito, o nakasulat sa paraang hindi maipapakita rito. Buksan mo, i-save ulit at subukan ulit.',
  'document.empty': 'Walang dumating na file. Piliin ulit ang file.',
  'viewing.ended': 'Sarado na ang file na ito. Buksan ulit gamit ang numero at ang access code.',
  'share.outside_viewing':
    'Binuksan ang file mo para sa ilang dokumento lang. Buksan ang buong file para i-share ang iba.',
}

/** That a licence number does not have its regulator's form, for each of the table. */
const licenceSentences = Object.fromEntries(
  regulators.map((each) => [
    formSentence(each),
    `Hindi ganito ang numero ng lisensya mula sa ${each.name}. Ang tamang anyo: ${each.example}.`,
  ]),
)

/** The modules' English sentences, in Filipino. */
export const sentences: Readonly<Record<string, string>> = {
  ...bySentence(refusalTexts),
  ...byEnglish(publicProblems, problemTexts),
  ...byEnglish(checkTexts, adviceTexts),
  ...licenceSentences,
}
