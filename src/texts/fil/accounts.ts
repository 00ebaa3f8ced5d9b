import type { accountWords as english } from '../en/accounts.ts'
import type { InAnyLanguage } from '../words.ts'
import { ownAccountWords } from './own-account.ts'

type Accounts = InAnyLanguage<typeof english>

const flash: Accounts['flash'] = {
  login: 'Naka-sign in ka na!',
  register: 'Nakapagrehistro ka na!',
  logout: 'Naka-sign out ka na',
  closed: 'Sarado na ang file. Walang naiwan nito sa browser na ito.',
  'share-revoked': 'Itinigil na ang share. Hindi na gumagana ang code nito.',
  'sent-before': 'Naipadala na ang form na ito. Isang share lang ang nagawa. Nasa listahan ito.',
  'code-changed':
    'Napalitan na ang access code mo. Ang bagong code na lang ang nagbubukas ng file mo. Lumang code ang nasa slip mo: itapon ito. Kung mawala ang bagong code, humingi ng iba sa opisina namin.',
  'original-confirmed': 'Salamat. Naitala namin na kinumpirma mo ito.',
  'class-enrolled': 'May upuan ka na.',
  'class-selected': 'Napili na ang klase. Wala ka pang upuan.',
  'class-left': 'Umalis ka na sa klase.',
  'class-removed': 'Inalis na ang klase sa listahan mo.',
  linked: 'Nakakabit na ang file mo.',
  unlinked: 'Hindi na nakakabit ang file mo.',
  'link-first':
    'Ikabit muna ang file mo sa account mo. Pagkatapos, puwede ka nang pumili kung ano ang makikita ng iba.',
  'not-admin': 'Hindi ka admin',
  'not-moderator': 'Hindi ka moderator',
  'password-changed': 'Napalitan na ang password mo. Mag-sign in gamit ang bago.',
  'email-confirmed': 'Nakumpirma na ang email mo.',
  'confirmation-sent': 'Ipinadala namin ang link sa email mo.',
  saved: 'Na-save na.',
  'sessions-ended': 'Tapos na ang lahat ng ibang session.',
  'session-ended': 'Tapos na ang session na iyon.',
  'second-factor-off': 'Naka-off na ang ikalawang hakbang.',
  'passkey-added': 'Naidagdag na ang passkey. Puwede ka nang mag-sign in gamit ito.',
  'passkey-removed': 'Inalis na ang passkey.',
  connected: 'Nakakonekta na. Puwede ka nang mag-sign in sa ganoong paraan.',
  disconnected: 'Hindi na nakakonekta. Hindi ka na maipapasok nito.',
}

const login: Accounts['login'] = {
  title: 'Mag-sign in',
  lead: 'Hindi mo kailangan ng account para makita ang mga dokumento mo.',
  openFile: 'Buksan na lang ang file ko',
  email: 'Email mo',
  password: 'Password mo',
  submit: 'Mag-sign in',
  noAccount: 'Wala pang account?',
  create: 'Gumawa ng account',
  or: 'o',
  continueWith: (label) => `Magpatuloy gamit ang ${label}`,
  passkey: 'Mag-sign in gamit ang passkey',
  code: 'Code mula sa authenticator app mo',
  codeHint: 'Kung may ganito ka, ilagay ang password at ang code nang sabay para maka-sign in na',
  passkeyFailed: 'Hindi tinanggap ang passkey. Subukan ulit, o gamitin ang password mo.',
  noCookie:
    'Hindi ka na naka-sign in, o hindi itinago ng browser mo ang cookie na kailangan para rito. Mag-sign in ulit. Kung bumalik ka sa page na ito, payagan ang cookies para sa website na ito sa settings ng browser, o gumamit ng ibang browser.',
}

const passwordToggle = { show: 'Ipakita ang password', hide: 'Itago ang password' }

const forgot: Accounts['forgot'] = {
  title: 'Nakalimutan ang password mo?',
  lead: 'Padadalhan ka namin ng link para pumili ng bagong password.',
  submit: 'Padalhan ako ng link',
  sentTitle: 'Tingnan ang email mo',
  sent: 'Kung may account na may ganitong email, pinadalhan na namin ito ng link.',
  sentHint:
    'Isang beses lang gagana ang link, sa loob ng 30 minuto. Kung hindi dumating, tingnan ang spam folder mo, saka humingi ulit.',
  noMail: 'Hindi nagpapadala ng email ang site na ito.',
  askAdmin:
    'Magtanong sa isa sa mga admin namin. Mabibigyan ka nila ng link para pumili ng bagong password.',
  backToSignIn: 'Bumalik sa pag-sign in',
}

const reset: Accounts['reset'] = {
  title: 'Pumili ng password',
  lead: 'Masa-sign out ka sa lahat ng device. Mag-sign in gamit ang bagong password.',
  endedTitle: 'Hindi na gumagana ang link na ito',
  ended:
    'Isang beses lang gumagana ang link, sa loob ng 30 minuto. Ang pinakabago lang ang gumagana.',
  again: 'Humingi ng bagong link',
}

const confirm: Accounts['confirm'] = {
  title: 'Kumpirmahin ang email mo',
  lead: (email) =>
    `Sarili mo bang email ang ${email}? Kumpirmahin lang kung ikaw ang gumawa ng account na ito.`,
  submit: 'Oo, sa akin ito',
  signInFirst: 'Mag-sign in sa account mo sa browser na ito. Saka buksan ulit ang link sa email.',
  ended: 'Para ito sa ibang account, nagamit na, o mahigit isang araw na.',
  again: 'Puwede kang humingi ng bago sa account page mo.',
}

const secondFactor: Accounts['secondFactor'] = {
  title: 'Isa pang hakbang',
  lead: 'I-type ang anim na numerong ipinapakita ng authenticator app mo. Puwede rin ang backup code.',
  code: 'Ang code',
  startAgain: 'Magsimula ulit',
}

const mails: Accounts['mails'] = {
  reset: {
    subject: (organisation) => `Bagong password para sa ${organisation}`,
    opening: (organisation) =>
      `May humingi ng bagong password sa ${organisation}, malamang ikaw. Buksan ang link na ito para pumili:`,
    closing:
      'Isang beses lang gagana ang link, sa loob ng 30 minuto. Kung hindi ikaw, huwag gumawa ng anuman: hindi magbabago ang password mo.',
  },
  confirm: {
    subject: (organisation) => `Kumpirmahin ang email mo para sa ${organisation}`,
    opening: (organisation) =>
      `May gumawa ng account gamit ang email na ito sa ${organisation}. Kung ikaw iyon, buksan ang link na ito habang naka-sign in ka:`,
    closing:
      'Kung hindi ikaw, huwag gumawa ng anuman. Huwag kailanman kumpirmahin ang account na gawa ng iba.',
  },
  signUp: {
    subject: (organisation) => `Ang account mo sa ${organisation}`,
    opening: (organisation) =>
      `May humingi ng account gamit ang email na ito sa ${organisation}, malamang ikaw. Buksan ang link na ito para pumili ng pangalan at password:`,
    closing:
      'Isang beses lang gagana ang link, sa loob ng isang araw. Kung hindi ikaw, huwag gumawa ng anuman: walang gagawing account.',
  },
  taken: {
    subject: (organisation) => `May account ka na sa ${organisation}`,
    opening: (organisation) =>
      `May humingi ng account gamit ang email na ito sa ${organisation}, malamang ikaw. May account ka na. Buksan ang link na ito para mag-sign in o pumili ng bagong password:`,
    closing: 'Kung hindi ikaw, huwag gumawa ng anuman: hindi magbabago ang account mo.',
  },
}

const register: Accounts['register'] = {
  title: 'Gumawa ng account',
  lead: 'Ang account ay para sa training, mga klase at mga resibo. Hindi mo ito kailangan para makita ang mga dokumento mo.',
  invited: {
    admin: (organisation) =>
      `Iniimbitahan ka ng ${organisation} bilang admin. Isang beses lang gagana ang link; pumili na ng pangalan at password.`,
    moderator: (organisation) =>
      `Iniimbitahan ka ng ${organisation} bilang moderator. Isang beses lang gagana ang link; pumili na ng pangalan at password.`,
    student: (organisation) =>
      `Iniimbitahan ka ng ${organisation}. Isang beses lang gagana ang link; pumili na ng pangalan at password.`,
  },
  invitedEmail: 'Sa email na ito ipinadala ang imbitasyon, kaya hindi ito mapapalitan',
  byMail: 'Padadalhan ka namin ng link para pumili ng pangalan at password.',
  sent: 'Nagpadala kami ng email sa address na ito. Nakasulat doon ang susunod na gagawin.',
  sentHint:
    'Isang beses lang gagana ang link, sa loob ng isang araw. Kung hindi dumating, tingnan ang spam folder mo, saka humingi ulit.',
  own: 'Pumili na ng pangalan at password. Isang beses lang gagana ang link.',
  ownEmail: 'Sa email na ito ipinadala ang link, kaya hindi ito mapapalitan',
  photo: 'Litrato (puwedeng wala)',
  photoHint: (mebibytes) =>
    `JPEG, PNG, WebP, HEIC, TIFF o BMP na hanggang ${mebibytes} MiB. Maliit na kopya lang ang itatabi namin. Ikaw at ang mga admin lang namin ang makakakita`,
  photoTooLarge: (mebibytes) =>
    `Mas malaki sa ${mebibytes} MiB ang litratong ito. Pumili ng mas maliit, o magrehistro nang walang litrato.`,
  photoUnsupported:
    'Hindi JPEG, PNG, WebP, HEIC, TIFF o BMP ang file na ito. Pumili ng iba, o magrehistro nang walang litrato.',
  photoAgain: 'Piliin ulit ang litrato mo. Hindi ito sine-save ng browser mo',
  submit: 'Gawin ang account ko',
  hasAccount: 'May account ka na?',
  signedInTitle: 'May account ka na',
  signedIn: (name) =>
    `Naka-sign in ka bilang ${name}. Ang imbitasyong ito ay para sa wala pang account.`,
  signedInNext:
    'Kung para ito sa iba, ipadala sa kanya ang link at huwag mo itong gamitin. Kung ikaw ang gagamit, mag-sign out at buksan ulit ang link.',
}

const setUp: Accounts['setUp'] = {
  title: 'I-set up ang site na ito',
  lead: 'Isang beses lang gagana ang link na ito. Ginagawa nito ang organisasyon at ang unang admin.',
  organisationPart: 'Ang organisasyon mo',
  organisation: 'Pangalan ng organisasyon',
  organisationHint:
    'Ang nakarehistrong pangalan ng pribado mong agency. Makikita ito sa bawat page, kasama ang pahayag na hindi ito gobyerno',
  licence: 'Numero ng lisensya',
  authority: 'Awtoridad na nagbigay ng lisensya',
  authorityHint:
    'Mag-type at piliin ang sa iyo. Ang wala sa listahan ay ipapakita bilang “ayon sa agency mismo”',
  adminPart: 'Ang unang admin',
  adminEmail: 'Email mo',
  submit: 'I-set up',
  hostTitle: 'Hindi magagamit ang address na ito',
}

export const accountWords: Accounts = {
  flash,
  login,
  passwordToggle,
  forgot,
  reset,
  confirm,
  secondFactor,
  ...ownAccountWords,
  mails,
  register,
  setUp,
}
