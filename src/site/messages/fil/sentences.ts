import { adviceSentences } from '#messages/fil/advice'
import { problemSentences } from '#messages/fil/problems'
import { sharedRefusalSentences } from '#messages/fil/refusals'
import { formSentence, regulators } from '#modules/organisation/schema'
import type { PublicRefusal } from '../public-refusals.ts'

/** Each sentence of a refusal that a public page can show; a new one without Filipino fails the type check. */
const refusalSentences: Record<PublicRefusal, string> = {
  ...sharedRefusalSentences,
  'No new accounts can be made: this agency is closing.':
    'Magsasara na ang agency na ito, kaya hindi na makakagawa ng bagong account.',
  'There is no such class.': 'Walang ganitong klase.',
  'This class cannot be selected now. Look at the classes that are open.':
    'Hindi mapipili ang klaseng ito ngayon. Tingnan ang mga bukas na klase.',
  'This class is selected already.': 'Napili mo na ang klaseng ito.',
  'This class is not selected, or not any more.':
    'Wala, o wala na, sa listahan mo ang klaseng ito.',
  'This class has begun, so it cannot be left here. Ask the agency.':
    'Nagsimula na ang klaseng ito, kaya hindi ka makakaalis dito. Magtanong sa agency.',
  'The terms of the contract were changed. Reload and look again.':
    'Nagbago ang mga kondisyon ng kontrata. I-reload ang page at tingnan ulit.',
  'Add a photo of the contract, or say what it names: the wage, the employer or a note.':
    'Maglagay ng litrato ng kontrata, o sabihin ang nakasulat dito: ang sahod, ang employer o iba pa.',
  'Twenty other contracts are kept for this file already. All of them stay.':
    'May dalawampung ibang kontrata na sa file na ito. Mananatili ang lahat.',
  'There is no such report of a contract.': 'Walang ganitong report tungkol sa kontrata.',
  'This report is answered already. An answer stays as it was given.':
    'Nasagot na ang report na ito. Hindi na nababago ang sagot.',
  'There is no such entry of a candidate.': 'Walang ganitong tala ng aplikante.',
  'This is answered already. An answer stays as it was given.':
    'Nasagot na ito. Hindi na nababago ang sagot.',
  'A hundred entries of your own are kept already. All of them stay.':
    'May isang daang tala ka na. Mananatili ang lahat.',
  'This day has not come yet. Choose the day on which you paid.':
    'Hindi pa dumarating ang araw na ito. Piliin ang araw na nagbayad ka.',
  'There are no terms of a contract in this file.': 'Walang kondisyon ng kontrata sa file na ito.',
  'There is no such message.': 'Walang ganitong message.',
  'There is no such entry.': 'Walang ganitong tala.',
  'You have said that this entry is wrong. The agency has not answered yet.':
    'Sinabi mo nang mali ang talang ito. Hindi pa sumasagot ang agency.',
  'Another account signs in that way already. Disconnect it there first.':
    'May ibang account na nagsa-sign in sa ganitong paraan. Idiskonekta muna roon.',
  'This is the only way into your account. Choose a password or add a passkey first, then disconnect it.':
    'Ito lang ang paraan para makapasok sa account mo. Pumili muna ng password o magdagdag ng passkey, saka ito idiskonekta.',
  'You signed in more than 5 minutes ago. Sign out, sign in again, and do this at once.':
    'Mahigit 5 minuto na mula nang mag-sign in ka. Mag-sign out, mag-sign in ulit, at gawin ito agad.',
  'The email or the password is wrong. Check both and try again.':
    'Mali ang email o ang password. I-check ang dalawa at subukan ulit.',
  'This account has a second factor. Send the code of your authenticator app too.':
    'May ikalawang hakbang ang account na ito. Ilagay rin ang code mula sa authenticator app mo.',
  'This code is wrong or was used already. Wait for the next one and try again.':
    'Mali ang code na ito o nagamit na. Hintayin ang susunod at subukan ulit.',
  'This took too long. Sign in again from the start.':
    'Masyadong matagal ito. Mag-sign in ulit mula sa simula.',
  'Signing in with the other service did not work. Try again, or use your password.':
    'Hindi gumana ang pag-sign in sa ibang serbisyo. Subukan ulit, o gamitin ang password mo.',
  'Too much is being sent or shown at the moment. Try again in a few seconds.':
    'Sobrang dami ang ipinapadala o ipinapakita ngayon. Subukan ulit makalipas ang ilang segundo.',
  'The mail server did not take the mail, so none was sent. Try again in a few minutes.':
    'Hindi tinanggap ng mail server ang email, kaya walang naipadala. Subukan ulit makalipas ang ilang minuto.',
  'The other service does not answer. Try again in a minute, or use your password.':
    'Hindi sumasagot ang ibang serbisyo. Subukan ulit makalipas ang isang minuto, o gamitin ang password mo.',
  'You signed in there as somebody else. Sign in with the account that is connected here.':
    'Ibang tao ang naka-sign in doon. Mag-sign in gamit ang account na nakakonekta rito.',
  'The other service did not ask for your password again. Sign out, sign in again, and do this at once.':
    'Hindi hiningi ulit ng ibang serbisyo ang password mo. Mag-sign out, mag-sign in ulit, at gawin ito agad.',
  'The other service does not say that this email is yours. Confirm it there, or use your password.':
    'Hindi sinasabi ng ibang serbisyo na sa iyo ang email na ito. Kumpirmahin doon, o gamitin ang password mo.',
  'The passkey was not accepted. Try again, or use your password.':
    'Hindi tinanggap ang passkey. Subukan ulit, o gamitin ang password mo.',
  'There is an account with this email whose email was never confirmed. Sign in with its password and confirm it, or ask for a new password.':
    'May account na may ganitong email, pero hindi nakumpirma ang email kailanman. Mag-sign in gamit ang password nito at kumpirmahin, o humingi ng bagong password.',
  'This link no longer works. It works once and not for long. Ask for a new one.':
    'Hindi na gumagana ang link na ito. Isang beses lang ito gumagana, at hindi matagal. Humingi ng bago.',
  'This is not your password. Check it and try again.':
    'Hindi ito ang password mo. I-check at subukan ulit.',
  'This password is too easy to guess. Take several words that only you would put together, and no name of yours or of the organisation.':
    'Madaling hulaan ang password na ito. Gumamit ng ilang salitang ikaw lang ang magsasama-sama. Huwag gamitin ang pangalan mo o ng organisasyon.',
  'You have no such passkey.': 'Wala kang ganitong passkey.',
  'The second factor is not on. Turn it on first.':
    'Hindi naka-on ang ikalawang hakbang. I-on muna ito.',
  'The second factor is on already. Turn it off first.':
    'Naka-on na ang ikalawang hakbang. I-off muna ito.',
  'This email cannot be used for a new account. Sign in instead, or use another email.':
    'Hindi magagamit ang email na ito para sa bagong account. Mag-sign in na lang, o gumamit ng ibang email.',
  'This installation is set up already. Sign in instead.':
    'Naka-set up na ang site na ito. Mag-sign in na lang.',
  'This set-up link does not work any more. Start Candor again and use the link that it prints.':
    'Hindi na gumagana ang set-up link na ito. Simulan ulit ang Candor at gamitin ang link na ipi-print nito.',
  'This installation is not set up yet. Open the set-up link that the server printed when it started.':
    'Hindi pa naka-set up ang site na ito. Buksan ang set-up link na ipinakita ng server noong magsimula ito.',
  'This name claims to be a government or one of its services. Use the registered name of your agency.':
    'Parang gobyerno o serbisyo nito ang pangalang ito. Gamitin ang nakarehistrong pangalan ng agency mo.',
  'The law of your country asks that this is kept for longer. Choose at least the time that it asks for.':
    'Hinihingi ng batas ng bansa mo na mas matagal itong itago. Piliin ang panahong hinihingi nito, o mas matagal pa.',
  'This file is not a JPEG, PNG, WebP or PDF. Take a photo of the paper or save it as a PDF.':
    'Hindi JPEG, PNG, WebP o PDF ang file na ito. Kunan ng litrato ang dokumento o i-save bilang PDF.',
  'This file is larger than 15 MiB. Take the photo in a lower resolution or scan it again.':
    'Mas malaki sa 15 MiB ang file na ito. Kunan ng litrato sa mas mababang resolution o i-scan ulit.',
  'A page of this file has more than 60 megapixels. Scan it in a lower resolution.':
    'May pahina ang file na ito na lampas sa 60 megapixel. I-scan sa mas mababang resolution.',
  'This PDF has more than pages: script, attached files or actions. Print it to a new PDF, or take a photo of the paper.':
    'Hindi lang pahina ang laman ng PDF na ito: may script, nakakabit na file o mga aksyon. I-print sa bagong PDF, o kunan ng litrato ang dokumento.',
  'This PDF has more than 20 pages. Keep only the pages of this paper.':
    'Lampas sa 20 pahina ang PDF na ito. Iwan lang ang mga pahina ng dokumentong ito.',
  'This file is damaged or protected and cannot be shown. Open it yourself, save it again and try once more.':
    'Sira o protektado ang file na ito kaya hindi maipakita. Buksan mo, i-save ulit at subukan ulit.',
  'No file arrived. Choose the file again.': 'Walang dumating na file. Piliin ulit ang file.',
  'This file is closed. Open it again with the number and the access code.':
    'Sarado na ang file na ito. Buksan ulit gamit ang numero at ang access code.',
  'Your file was opened for some papers only. Open the whole file to share the other papers.':
    'Binuksan ang file mo para sa ilang dokumento lang. Buksan ang buong file para i-share ang iba.',
}

/** That a licence number is not like those of its regulator, for each of the table. */
const licenceSentences = Object.fromEntries(
  regulators.map((each) => [
    formSentence(each),
    `Hindi ganito ang numero ng lisensya mula sa ${each.name}. Ang tamang anyo: ${each.example}.`,
  ]),
)

/** What the modules say in English, in Filipino. */
export const sentences: Readonly<Record<string, string>> = {
  ...refusalSentences,
  ...problemSentences,
  ...adviceSentences,
  ...licenceSentences,
}
