import type * as english from '../en/own-account.ts'
import type { InAnyLanguage } from '../words.ts'

type OwnAccount = InAnyLanguage<typeof english.ownAccountWords>

const account: OwnAccount['account'] = {
  title: 'Ang account mo',
  signedInAs: (email) => `Naka-sign in ka bilang ${email}.`,
  unconfirmed: 'Hindi pa kumpirmado ang email mo. Buksan ang link sa email na ipinadala namin.',
  sendAgain: 'Ipadala ulit ang email',
  profile: 'Pangalan mo',
  name: 'Pangalan',
  save: 'I-save',
  firstPage: 'Ang unang page mo sa dashboard',
  firstPageLabel: 'Magsimula sa',
  usualFirstPage: 'Ang page ng role mo',
  firstPages: {
    overview: 'Home',
    records: 'Mga record',
    approvals: 'Mga aaprubahan',
    submissions: 'Mga isinumite mo',
  },
  photo: 'Litrato mo',
  photoAlt: 'Ang litrato mo ayon sa nakikita ng mga admin namin',
  addPhoto: 'Pumili ng litrato',
  otherPhoto: 'Pumili ng ibang litrato',
  savePhoto: 'I-save ang litrato',
  removePhoto: 'Alisin ang litrato',
  photoMissing: 'Pumili muna ng litrato.',
  photoTooLarge: (mebibytes) =>
    `Mas malaki sa ${mebibytes} MiB ang litratong ito. Pumili ng mas maliit.`,
  photoUnsupported: 'Hindi JPEG, PNG, WebP, HEIC, TIFF o BMP ang file na ito. Pumili ng iba.',
  safety: 'Ligtas na pag-sign in',
  setPassword: 'Pumili ng password',
  factorOff:
    'Naka-off ang ikalawang hakbang. Kung naka-on ito, walang mabubuksan ang ninakaw na password lang.',
  mails: {
    title: 'Mga email sa iyo',
    language: 'Wika',
    usual: 'Ang unang wika ng site na ito',
    class: 'I-email ako kapag may bagong oras o lugar ang klase ko',
    ofFile:
      'Kung may numero ng telepono o email ang opisina namin para sa file mo, doon kami susulat, ayon sa pinili mo sa:',
    always: 'Laging darating ang mga email tungkol sa password mo at sa pag-sign in.',
  },
  summary: {
    title: 'Araw-araw na email tungkol sa mga notification',
    lead: 'Isang email bawat araw na nagsasabi kung ilang notification ang hindi mo pa nababasa sa dashboard. Walang pangalan ng aplikante rito. Kung walang bago, walang email.',
    on: 'Naka-on ang araw-araw na email.',
    off: 'Naka-off ang araw-araw na email.',
    switchOn: 'I-email ako isang beses bawat araw',
    switchOff: 'Itigil ang araw-araw na email',
    noMail: 'Hindi pa makapagpadala ng email ang site na ito. Tanungin ang nagpapatakbo nito.',
  },
  passkeys: 'Mga passkey',
  passkeysLead: 'Sa passkey, naisa-sign in ka ng phone o computer mo kahit walang password.',
  noPasskeys: 'Wala ka pa nito.',
  unnamed: 'Isang passkey',
  addedOn: (date) => `idinagdag noong ${date}`,
  remove: (name) => `Alisin ang ${name}`,
  addPasskey: 'Magdagdag ng passkey',
  passkeyName: 'Pangalan para dito',
  passkeyNameHint: 'Halimbawa: phone ko',
  passkeyFailed: 'Hindi naidagdag ang passkey. Subukan ulit.',
  providers: 'Iba pang paraan ng pag-sign in',
  providersLead: (label) =>
    `Kapag nakakonekta ang ${label}, doon ka magsa-sign in at hindi mo kailangan ng password dito. Pangalan at email mo lang ang malalaman namin.`,
  connectedOn: (label, date) => `${label}, nakakonekta mula ${date}`,
  notOffered: 'Hindi na namin ito iniaalok, kaya hindi ka nito maipapasok.',
  connect: (label) => `Ikonekta ang ${label}`,
  goOn: 'Doon ka mag-sign in. Ibabalik ka rito.',
  disconnect: (label) => `Idiskonekta ang ${label}`,
  confirmedTitle: 'Nakapag-sign in ka ulit',
  confirmed: 'Isara ang page na ito at bumalik sa pinanggalingan mo. Doon ka magpatuloy.',
  notConfirmedTitle: 'Hindi namin makumpirma na ikaw ito',
  sessions: 'Kung saan ka naka-sign in',
  session: (began, used) => `Mula ${began}, huling ginamit ${used}`,
  thisOne: 'browser na ito',
  sessionTimes: (clock) => `Mga oras: ${clock}`,
  end: 'Tapusin ang session na ito',
  endOthers: 'Tapusin ang lahat ng ibang session',
  back: 'Bumalik sa account mo',
}

const accountPassword: OwnAccount['accountPassword'] = {
  title: 'Palitan ang password mo',
  lead: 'Masa-sign out ka sa lahat ng ibang browser.',
  current: 'Ang password mo ngayon',
  password: 'Bagong password',
  confirm: 'Ulitin ang password',
  hint: 'Hindi bababa sa 10 karakter. Halimbawa, ilang salitang ikaw lang ang magsasama-sama',
  submit: 'Palitan ang password ko',
}

const accountFactor: OwnAccount['accountFactor'] = {
  title: 'Ikalawang hakbang',
  lead: 'May authenticator app sa phone mo na nagpapakita ng bagong code tuwing 30 segundo. Ita-type mo ito pagkatapos ng password kapag nagsa-sign in ka.',
  isOwed:
    'Kailangan ito ng organisasyong ito para sa staff. I-on na ito para magamit ang iba pang bahagi ng account mo.',
  begin: 'I-on',
  scan: 'Buksan ang authenticator app mo at i-scan ang larawang ito. Walang camera? I-type ang key.',
  picture: 'Ang key para sa authenticator app mo, bilang larawang mai-scan',
  key: 'Ang key',
  onThisPhone: 'Nasa teleponong ito ang app? Buksan ang key sa app:',
  openInApp: 'Buksan sa app',
  copyKey: 'Kopyahin ang key',
  copied: 'Nakopya',
  code: 'Ang code na ipinapakita ng app ngayon',
  isOn: 'Naka-on ang ikalawang hakbang.',
  left: (count) => `Natitirang backup code: ${count}.`,
  newCodes: 'Mga bagong backup code',
  turnOff: 'I-off',
  codesTitle: 'Itabi ang mga backup code na ito',
  codesLead:
    'Bawat isa ay magagamit mo nang isang beses sa pag-sign in kung mawala ang phone mo. Ngayon lang namin ito ipapakita. Isulat mo, at itago nang malayo sa phone mo.',
  password: 'Ang password mo',
}

export const ownAccountWords: OwnAccount = { account, accountPassword, accountFactor }

type Own = InAnyLanguage<typeof english.ownWords>

const my: Own['my'] = {
  pages: 'Mga page mo',
  links: {
    '/my/file': 'File ko',
    '/my/shares': 'Mga share ko',
    '/my/classes': 'Mga klase ko',
    '/my/payments': 'Mga bayad ko',
    '/account': 'Account ko',
  },
}

const link: Own['link'] = {
  lead: 'Ikabit ito sa account mo. Isang beses mo lang patutunayan na sa iyo ito.',
  submit: 'Ikabit ang file ko',
  what: 'Ang makukuha mo',
  gains: [
    'Makikita mo rito ang mga dokumento mo nang hindi na tina-type ulit ang numero at code.',
    'Ikaw ang pipili kung ano ang makikita ng employer o bangko, at hanggang kailan.',
    'Makikita mo kung sino ang nagbukas ng file mo, at kailan.',
  ],
  noSlip: 'Walang slip? O may ibang nakakita ng code? Humingi ng bago sa opisina namin.',
  without: 'Buksan ang file ko nang hindi ikinakabit',
  linkedSince: (date) => `Nakakabit sa account mo mula ${date}.`,
  unlink: 'Alisin ang pagkakabit',
  unlinkText:
    'Hindi na ipapakita ng account na ito ang file mo. Mananatiling bukas ang mga share mo hanggang itigil mo o matapos ang panahon. Puwede mong ikabit ulit ang file gamit ang numero at code nito.',
  unlinkYes: 'Huwag nang ipakita rito ang file ko',
  goneTitle: 'Hindi maipapakita ang file mo ngayon',
  gone: 'Isinara muna ito ng staff namin, o may bago kang access code. Kung may bago kang slip, ikabit ulit ang file mo sa ibaba. Kung wala, magtanong sa opisina namin.',
}

const views: Own['views'] = {
  title: 'Sino ang nagbukas nito',
  lead: 'Ang huling 50 beses na may nagbukas ng file mo o ng share nito, pinakabago muna.',
  nobody: 'Wala pang nagbukas nito.',
  by: {
    'access-code': 'Gamit ang access code mo',
    account: 'Gamit ang nakakabit na account',
    share: 'Gamit ang share',
  },
  byShare: (label) => `Gamit ang share na “${label}”`,
  proof: 'Patunay',
  notMe: 'Hindi ako iyon',
  proofText:
    'Pinatutunayan ng bawat file na nasa log namin ang linyang ito. Puwede itong i-check ng kahit sino gamit ang public key ng log.',
  notSealedTitle: 'Hindi pa handa ang patunay',
  notSealed: 'Subukan ulit pagkalipas ng ilang segundo.',
}

export const ownWords: Own = { my, link, views }
