import { letterheadWords } from '#messages/ne/letterhead'
import type { Words } from '../words.ts'

/** What was compared, when, and the result (H4), in Nepali as in English. */
export const checkReceiptWords: Words['checkReceipt'] = {
  ...letterheadWords,
  title: 'दाँजेको रसिद',
  keepTitle: 'यो जवाफ राख्नुहोस्',
  keepLead: 'नम्बर, मिति र यो जवाफ भएको छाप्ने पेज। नम्बर हुने जसले पनि यहाँ फेरि पढ्न सक्छ।',
  keep: 'रसिद बनाउनुहोस्',
  error: 'रसिद बनेन',
  number: 'नम्बर',
  at: 'मिति र समय',
  compared: 'के दाँजियो',
  comparisons: {
    file: 'फाइलका बाइट',
    copy: 'यो साइटले देखाएको छापसहितको कपी',
    reference: 'रेफरेन्स',
    share: 'केही पनि होइन: उम्मेदवारले सेयर गरेका कागज खोलिए',
    attestation: 'देखाइएको लिखित भनाइ: त्यसको सही र अवस्था',
    receipt: 'देखाइएको रसिदको फाइल: त्यसको सही र अवस्था',
    payment: 'पैसाको रसिदको नम्बर र जाँच कोड',
  },
  sha256: 'फाइलको डिजिटल चिह्न (SHA-256)',
  shownSha256: 'जे देखाइयो त्यसको डिजिटल चिह्न (SHA-256)',
  reference: 'रेफरेन्स',
  answer: 'त्यतिबेलाको जवाफ',
  shown: (organisation) =>
    `उम्मेदवारले ${organisation} सँग रहेका कागजका कपी सेयर गरे। ती यो वेबसाइटमा खोलिए।`,
  attestationEnds: 'लिखित भनाइको म्याद',
  verdicts: {
    'in-force': (organisation) =>
      `देखाइएको लिखित भनाइमा ${organisation} को सही थियो, र त्यतिबेला त्यो लागू थियो।`,
    expired: (organisation) =>
      `देखाइएको लिखित भनाइमा ${organisation} को सही थियो, तर त्यसको म्याद सकिएको थियो।`,
    ended: (organisation) =>
      `देखाइएको लिखित भनाइमा ${organisation} को सही थियो, तर ${organisation} ले त्यसको जिम्मा लिन छोडिसकेको थियो।`,
    ours: (organisation) =>
      `देखाइएको फाइल ${organisation} को रसिद हो, सही गरिएकै रूपमा। थाहा भएसम्म त्यसपछि केही बदलिएको थिएन।`,
    changed: (organisation) =>
      `देखाइएको फाइल ${organisation} को रसिद हो, सही गरिएकै रूपमा। त्यसपछि केही बदलिएको थियो: त्यो रसिद हेर्नुहोस्।`,
    unsure: (organisation) => `जे देखाइयो, ${organisation} त्यसको जिम्मा लिँदैन।`,
    altered: (organisation) => `देखाइएको लेखमा ${organisation} ले सही गरेको थिएन।`,
    foreign: (organisation) =>
      `जे देखाइयो त्यसमा अरू कसैको नाम थियो, त्यसबारे ${organisation} केही भन्दैन। सही जाँचिएन।`,
    issued: (organisation) => `यो नम्बर र यसको जाँच कोड भएको रसिद ${organisation} ले दिएको थियो।`,
    refunded: (organisation) =>
      `यो नम्बर र यसको जाँच कोड भएको रसिद ${organisation} ले फिर्ता दिएको पैसाका लागि दिएको थियो।`,
    unconfirmed: (organisation) =>
      `यो नम्बर र जाँच कोड भएको रसिद आफूले दिएको भनी ${organisation} ले भन्न सकेन।`,
  },
  amountNotRepeated: 'रकम र मिति यहाँ दोहोर्‍याइएको छैन। दाँज्न रसिदलाई जाँच कोडले खोज्नुहोस्।',
  wasCorrected: (organisation) => `यो जाँचअघि नै ${organisation} ले त्यो रसिदको हिसाब सच्याइसकेको थियो।`,
  notRepeated: 'यो कसले देखायो, हामीले जाँचेनौँ। यसमा भएको कुनै नाम यहाँ दोहोर्‍याइएको छैन।',
  shownPapers: 'देखाइएका कागज',
  heldSince: (paper, date) => `“${paper}” को कपी, ${date} देखि हामीसँग छ`,
  noPapers: 'कागज छैन',
  purpose: 'कसका लागि सेयर',
  label: 'उम्मेदवारले सेयरलाई दिएको नाम',
  issuedAs: 'यो नामबाट दिइएको',
  since: 'त्यसपछि के बदलियो',
  nothingSince: 'हामीलाई थाहा भएसम्म केही बदलिएको छैन।',
  ours: 'यो रसिद हाम्रो हो',
  oursChanged: 'यो रसिद हाम्रो हो, तर त्यसपछि केही बदलिएको छ',
  superseded: (organisation, date) =>
    `${date} देखि पुरानो भयो: ${organisation} सँग अब नयाँ स्क्यान छ। नयाँ माग्नुहोस्।`,
  withdrawn: (organisation, date) =>
    `${date} देखि हटाइयो: यो रसिदमा भनिएको कागज ${organisation} ले अब देखाउँदैन।`,
  corrected: (organisation, date) =>
    `${date} देखि सच्याइएको: ${organisation} ले पैसाको रसिदको हिसाब सच्यायो। सच्याइएको रसिद माग्नुहोस्।`,
  ended: (organisation, date) =>
    `${date} देखि सकियो: कारण जे भए पनि ${organisation} अब त्यो लिखित भनाइको जिम्मा लिँदैन।`,
  expired: (date) => `${date} देखि म्याद सकियो: त्यो लिखित भनाइ अब लागू छैन।`,
  limits: 'यो रसिदले के भन्दैन',
  limitsText:
    'के दाँजियो र कहिले दाँजियो, यसले त्यति मात्र भन्छ। कागज कुनै निकायले दिएको हो कि होइन, र अझै चल्छ कि चल्दैन, त्यही निकायले मात्र भन्न सक्छ।',
  readAt: (address) =>
    `यो रसिद जसले पनि ${address} मा फेरि पढ्न सक्छ। त्यसपछि के बदलियो, त्यो पनि त्यहाँ लेखिएको हुन्छ।`,
  qrOf: (address) => `${address} को QR कोड`,
  credential: 'सही गरिएको रसिद लिनुहोस् (W3C प्रमाण फाइल, .vc.json)',
  credentialLead:
    'तपाईंले लिँदा हामी सही गर्छौँ, त्यतिन्जेल जे फेरियो त्यो पनि लेखिन्छ। प्रोग्रामले हाम्रो सही जाँच्न सक्छ। यसमा कसैको नाम छैन।',
  proof: 'हाम्रो लगबाट प्रमाण लिनुहोस्',
  proofLead: 'यो रसिद हाम्रो लगमा लेखिएको थियो भन्ने यसले देखाउँछ। रसिद बनेको एक सेकेन्डपछि तयार हुन्छ।',
  back: 'अर्को कागज दाँज्नुहोस्',
  backToShare: 'सेयर गरिएका कागजमा फर्कनुहोस्',
  look: 'दाँजेको रसिद हेर्नुहोस्',
  unknownTitle: 'यस्तो रसिद छैन',
  mistyped: 'यो नम्बरको एउटा अक्षर गलत छ। आफ्नो रसिदसँग दाँज्नुहोस्।',
  unknown:
    'यो नम्बरको रसिद हामीसँग छैन। यसमा भनिएको कागज हामीले सधैँका लागि हटाएको हुन सक्छ। हाम्रो भनेर तपाईंलाई देखाइएको हो भने हामीलाई सोध्नुहोस्।',
}
