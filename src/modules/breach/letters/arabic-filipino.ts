import type { LetterWords } from './words.ts'

export const arabic: LetterWords = {
  from: (organisation) => `${organisation}، وكالة خاصة وليست جهة حكومية`,
  subject: 'ربما اطّلع شخص آخر على بياناتك',
  dear: (name) => `${name}، تحية طيبة،`,
  happened: (since, until) =>
    `بين ${since} و${until} ربما اطّلع شخص لا يحق له ذلك على بيانات نحتفظ بها عنك، أو نسخها أو غيّرها.`,
  data: 'قد يشمل ذلك البيانات الموجودة في ملفك ونسخ أوراقك، مثل نسخة جواز سفرك.',
  added: (organisation) => `من ${organisation}:`,
  advice: [
    'اطلب من مكتبنا رمز دخول جديدًا. عندها يتوقف الرمز الحالي عن العمل.',
    'احذر إذا اتصل بك أحد أو كتب إليك. من يعرف رقم جواز سفرك ليس بالضرورة من مكتبنا أو من جهة حكومية.',
    'لا تدفع لأحد بسبب هذه الرسالة، ولا تعطِ رمز الدخول لأحد.',
    'يمكنك أن تشتكي إلى الجهة المختصة بحماية البيانات في بلدك، ولا تحتاج إلى سؤالنا أولًا.',
  ],
  reach: 'اسألنا إذا كان لديك سؤال:',
}

export const filipino: LetterWords = {
  from: (organisation) => `${organisation}, isang pribadong agency, hindi gobyerno`,
  subject: 'Maaaring may ibang nakakita ng iyong datos',
  dear: (name) => `Mahal na ${name},`,
  happened: (since, until) =>
    `Mula ${since} hanggang ${until}, maaaring may taong walang karapatan na nakakita, kumopya o nagbago ng datos na itinatago namin tungkol sa iyo.`,
  data: 'Maaaring kasama rito ang mga detalye sa iyong file at ang mga kopya ng iyong dokumento, tulad ng pasaporte.',
  added: (organisation) => `Mula sa ${organisation}:`,
  advice: [
    'Humingi ng bagong access code sa aming opisina. Hindi na gagana ang code na hawak mo ngayon.',
    'Mag-ingat kapag may tumawag o sumulat. Hindi ibig sabihing mula sa aming opisina o sa pamahalaan ang isang tao dahil alam niya ang numero ng iyong pasaporte.',
    'Huwag magbayad kaninuman dahil sa sulat na ito, at huwag ibigay ang iyong access code kaninuman.',
    'Maaari kang magreklamo sa awtoridad sa proteksiyon ng datos ng iyong bansa. Hindi mo kailangang magtanong muna sa amin.',
  ],
  reach: 'Magtanong sa amin kung may tanong ka:',
}
