import type { InAnyLanguage } from '../any-language.ts'
import type { originalsWords as english } from '../en/originals.ts'

export const originalsWords: InAnyLanguage<typeof english> = {
  title: 'आपके असल काग़ज़ कहाँ हैं?',
  none: (organisation) =>
    `${organisation} ने आपका कोई पासपोर्ट या सर्टिफ़िकेट नहीं लिखा है। क्या दफ़्तर के पास है? आज ही रसीद माँगें।`,
  since: (date, purpose) => `${date} से हमारे पास है। किसलिए: ${purpose}।`,
  due: (date) => `हम इसे ${date} तक लौटाएँगे।`,
  overdue: (date) => `देर हो गई: इसे ${date} तक लौटाना था।`,
  asked: (date) => `आपने इसे ${date} को माँगा।`,
  notAgreed: 'आपने अभी इसकी पुष्टि नहीं की है।',
  agreed: {
    code: (date) => `आपने ${date} को अपने कोड से इसकी पुष्टि की।`,
    signature: (date) => `हमने ${date} को लिखा कि आपने इसके लिए दस्तख़त किए।`,
  },
  returned: (date) => `हमने ${date} को लिखा कि हमने इसे लौटा दिया।`,
  notThere: 'उसके बाद आपने इसे फिर माँगा, इसलिए यह सूची में है।',
  returnAgreed: {
    code: (date) => `आपने ${date} को पुष्टि की कि यह आपके पास है।`,
    signature: (date) => `हमने ${date} को लिखा कि आपने इसे पाने के दस्तख़त किए।`,
  },
  confirm: 'हाँ, मैंने इसी काम के लिए दिया',
  giveBack: 'इसे लौटाएँ',
  haveIt: 'यह मुझे वापस मिल गया',
  yours: 'पासपोर्ट उसी का होता है जिसका नाम उस पर है। न लौटाया जाए, तो दूसरे मदद कर सकते हैं।',
}
